/** What the lab shows of the reports in `docs/findings`. */
import found from 'virtual:findings';

import { fetched, loadReport as load } from '../../lib/net/reports';
import type { Report, Summary } from './verdict';

export { reportAddress } from '../../lib/net/reports';

const CHARTS = import.meta.glob<string>('../../../../docs/findings/*.svg', { query: '?url', import: 'default' });

export const SUMMARIES: readonly Summary[] = found;

export const loadReport = (id: string): Promise<Report> => load(id);

/** A drawing of a report, without its own colours: the page's theme gives it others. */
export async function loadChart(name: string): Promise<string> {
  const chart = CHARTS[`../../../../docs/findings/${name}`];
  if (!chart) throw new Error(`no finding is called ${name}`);
  const drawing = await (await fetched(await chart())).text();
  return drawing.replace(/<style>[\s\S]*?<\/style>/, '');
}
