/** Three kinds of addresses; everything else is told as not found. */
class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    this.#read();
    scrollTo(0, 0);
    // A new page begins at its content, for the keyboard and for screen readers.
    requestAnimationFrame(() => {
      const main = document.getElementById('content');
      if (!main || main.contains(document.activeElement)) return;
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
    });
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  start(): void {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    });
  }
}

export const router = new Router();
