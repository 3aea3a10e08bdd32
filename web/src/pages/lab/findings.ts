/** The reports in `docs/findings`. They come with the page, so that they can be read at every server. */
import found from 'virtual:findings';

import type { Report, Summary } from './verdict';

const REPORTS = import.meta.glob<string>('../../../../docs/findings/*.json', { query: '?url', import: 'default' });
const CHARTS = import.meta.glob<string>('../../../../docs/findings/*.svg', { query: '?url', import: 'default' });

export const SUMMARIES: readonly Summary[] = found;

async function addressIn(files: typeof REPORTS, name: string): Promise<string> {
  const load = files[`../../../../docs/findings/${name}`];
  if (!load) throw new Error(`no finding is called ${name}`);
  return load();
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** Where a report lies, for those who want its data. */
export const reportAddress = (id: string): Promise<string> => addressIn(REPORTS, `${id}.json`);

export const loadReport = async (id: string): Promise<Report> =>
  (await (await fetched(await reportAddress(id))).json()) as Report;

/** A drawing of a report, without its own colours: the page's theme gives it others. */
export async function loadChart(name: string): Promise<string> {
  const drawing = await (await fetched(await addressIn(CHARTS, name))).text();
  return drawing.replace(/<style>[\s\S]*?<\/style>/, '');
}
