import { type Route, routeOf } from './route';

class Router {
  route = $state.raw<Route>(routeOf(location.pathname, location.search));

  #path = location.pathname + location.search;

  constructor() {
    // A way to another place of the same page leads nowhere else.
    addEventListener('popstate', () => location.pathname + location.search !== this.#path && this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  /** The same, in place of where the reader is: the way back leads past it. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.#read();
  }

  #read(): void {
    this.#path = location.pathname + location.search;
    this.route = routeOf(location.pathname, location.search);
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
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
