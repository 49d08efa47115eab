import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const NEXT_STOP = "document.querySelector('h1').textContent += ' next'";
const PAGES: Record<string, string> = {
  '/good': `<!doctype html><html lang="en"><head><title>Bus times | Rivertown</title></head><body><main>
    <h1>Bus times</h1><p>These are the times of the bus from the station to the school, with all stops for you.</p>
    <a href="/bad">Another page</a></main></body></html>`,
  '/bad': `<!doctype html><html lang="es"><head><title>Untitled</title><style>a { outline: none !important }</style></head><body>
    <p style="width: 700px">These are the times of the bus from the station to the school, with all stops for you and that.</p>
    <img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="><p><a href="/good">Back</a></p></body></html>`,
  '/menu': `<!doctype html><html lang="en"><head><title>Menu | Rivertown</title></head><body>
    <button aria-expanded="false" onclick="list.hidden = !list.hidden">Menu</button>
    <p id="list" hidden><a href="/good" aria-label="Timetable">Bus times</a></p></body></html>`,
  '/script': `<!doctype html><html lang="en"><head><title>Stops | Rivertown</title></head><body><main><h1>Stops</h1></main>
    <script>addEventListener('keypress', () => { ${NEXT_STOP}; }); document.currentScript.remove();</script></body></html>`,
  '/attribute': `<!doctype html><html lang="en"><head><title>Stops | Rivertown</title></head><body onkeypress="${NEXT_STOP}">
    <main><h1>Stops</h1></main></body></html>`,
  '/strict': `<!doctype html><html lang="en"><head><title>Stops | Rivertown</title></head><body><main><h1>Stops</h1></main></body></html>`,
  '/late': `<!doctype html><html lang="en"><head><title>Late | Rivertown</title></head><body><p id="words">Bus times</p>
    <script>(async () => {
      for (let part = 0; part < 50; part++) words.className = 'part' + part + (await (await fetch('/slow?' + part)).text());
    })();</script></body></html>`,
  '/slow': '',
  '/catalogue/index.json': JSON.stringify({
    v: 5,
    entries: {
      'button--plain': { id: 'button--plain', type: 'story', title: 'Button', name: 'Plain' },
      'button--docs': { id: 'button--docs', type: 'docs', title: 'Button', name: 'Docs' },
      'button--large': { id: 'button--large', type: 'story', title: 'Button', name: 'Large' },
      'card--empty': { id: 'card--empty', type: 'story', title: 'Card', name: 'Empty' },
      'card--full': { id: 'card--full', type: 'story', title: 'Card', name: 'Full' },
    },
  }),
};

/** Starts a small site that is not ours, with a good page, a bad page, and an index of stories. */
export async function startForeignSite(): Promise<{ base: string; stop: () => void }> {
  const server = createServer(({ url = '' }, response) => {
    const [path = ''] = url.split('?');
    const page = PAGES[path];
    const answer = () =>
      response
        .writeHead(page === undefined ? 404 : 200, {
          'content-type': 'text/html; charset=utf-8',
          ...(path === '/strict' && { 'content-security-policy': "require-trusted-types-for 'script'" }),
        })
        .end(page ?? 'Not here');
    setTimeout(answer, path === '/slow' ? 20 : 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { base: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
