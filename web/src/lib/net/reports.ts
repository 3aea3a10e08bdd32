/** The reports in `docs/findings`. They come with the page, so that they can be read at every server. */
const REPORTS = import.meta.glob<string>('../../../../docs/findings/*.json', { query: '?url', import: 'default' });

/** Where a report lies, for those who want its data. */
export async function reportAddress(id: string): Promise<string> {
  const load = REPORTS[`../../../../docs/findings/${id}.json`];
  if (!load) throw new Error(`no finding is called ${id}`);
  return load();
}

export async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

export const loadReport = async <R>(id: string): Promise<R> =>
  (await (await fetched(await reportAddress(id))).json()) as R;
