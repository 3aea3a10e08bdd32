/** What `vite.config.ts` reads from the reports. */
declare module 'virtual:findings' {
  import type { Summary } from './verdict';

  const summaries: readonly Summary[];
  export default summaries;
}
