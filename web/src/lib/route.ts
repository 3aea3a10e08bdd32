/** Where the reader is. Paths are real, so that a table, a replay and a rule can be linked. */
export type Route =
  | { page: 'home' }
  | { page: 'create'; game: string }
  | { page: 'table'; code: string }
  /** A match of a room by its number, from 1; the last one where none is named. */
  | { page: 'replay'; id: string; match?: number }
  | { page: 'rules'; game: string }
  | { page: 'glossary' }
  /** All games of mine, running and finished. */
  | { page: 'games' }
  /** A first game with someone at one's side. */
  | { page: 'learn'; game: string }
  | { page: 'settings' }
  | { page: 'study' }
  /** A search laid open; what is searched stands after the `#`. */
  | { page: 'explorer' }
  /** A match judged: of a room, or a record that this browser keeps; neither to choose one. */
  | { page: 'review'; room: string; nth?: number; record: string }
  /** The list of lessons, or one of them. */
  | { page: 'lessons'; lesson: string }
  | { page: 'lab'; experiment: string }
  | { page: 'missing'; path: string };

/** Where a first game of a kind is learned. */
export const learn = (game: string): string => `/learn/${encodeURIComponent(game)}`;

/** Where a match of a room is judged. */
export const reviewAt = (room: string, nth?: number): string =>
  `/study/review?room=${encodeURIComponent(room)}${nth ? `&nth=${nth}` : ''}`;

/** The parts of a path, or nothing where a `%` begins no letter. */
function partsOf(path: string): string[] | undefined {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

export function routeOf(path: string, search = ''): Route {
  const parts = partsOf(path);
  if (!parts) return { page: 'missing', path };
  const [first = '', second = '', ...rest] = parts;
  if (first === 'study' && second) return studyOf(path, second, rest, new URLSearchParams(search));
  if (rest.length > 0) return { page: 'missing', path };
  switch (first) {
    case '':
      return { page: 'home' };
    case 'create':
      return { page: 'create', game: second };
    case 'table':
      return second ? { page: 'table', code: second } : { page: 'home' };
    case 'replay':
      return { page: 'replay', id: second, match: Number(new URLSearchParams(search).get('match')) || undefined };
    case 'rules':
      return { page: 'rules', game: second };
    case 'learn':
      return second ? { page: 'learn', game: second } : { page: 'study' };
    case 'lab':
      return { page: 'lab', experiment: second };
    case 'games':
    case 'glossary':
    case 'settings':
    case 'study':
      return { page: first };
    default:
      return { page: 'missing', path };
  }
}

/** The pages under `/study`. */
function studyOf(path: string, name: string, [second = '', ...rest]: string[], said: URLSearchParams): Route {
  if (name === 'review' && second === '') {
    const nth = Number(said.get('nth')) || undefined;
    return { page: 'review', room: said.get('room') ?? '', nth, record: said.get('record') ?? '' };
  }
  if (name === 'explorer' && second === '') return { page: 'explorer' };
  if (name === 'lessons' && rest.length === 0) return { page: 'lessons', lesson: second };
  return { page: 'missing', path };
}
