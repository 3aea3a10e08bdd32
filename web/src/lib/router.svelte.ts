/** Where the reader is. Paths are real, so that a table, a replay and a rule can be linked. */
export type Route =
  | { page: 'home' }
  | { page: 'create'; game: string }
  | { page: 'table'; code: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'glossary' }
  | { page: 'settings' }
  | { page: 'study' }
  | { page: 'lab' }
  | { page: 'missing'; path: string };

export function routeOf(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (rest.length > 0) return { page: 'missing', path };
  switch (first) {
    case '':
      return { page: 'home' };
    case 'create':
      return { page: 'create', game: second || 'riichi' };
    case 'table':
      return second ? { page: 'table', code: second } : { page: 'home' };
    case 'replay':
      return { page: 'replay', id: second };
    case 'rules':
      return { page: 'rules', game: second || 'riichi' };
    case 'glossary':
    case 'settings':
    case 'study':
    case 'lab':
      return { page: first };
    default:
      return { page: 'missing', path };
  }
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = routeOf(location.pathname);
  }

  /** Links inside the page stay inside it; new tabs, downloads and the server's own paths do not. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
