import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { resolve } from 'node:path';
import { languageCodes, languages, pathOf } from '#content/languages.ts';
import { setsOf } from '#site/device/kept/edition.ts';
import { askKept } from '../../../e2e/support/kept-state.ts';
import { firstPage, onDevice } from '../../browser/record-device.ts';
import { preparePlace, startServer, stopServer } from '../server/processes.ts';
import { Verdict } from '../server/verdict.ts';

// Every byte that goes over the line for what is kept unasked, counted beside the browser: bodies, headers, the worker itself and
// the list of what it keeps. Built site needed.

const mostFirst = 250_000;
const mostOfLanguage = 1_000_000;
const verdict = new Verdict();
const place = await preparePlace('sqlite');
const running = await startServer(place.environment, resolve(import.meta.dirname, 'line/serve-folder.ts'));

/** Passes everything on, and counts what the server sends. */
let counted = 0;
const wire = createServer((browser) => {
  const server = connect(Number(new URL(running.url).port), '127.0.0.1');
  server.on('data', (piece) => {
    counted += piece.length;
  });
  browser.pipe(server).pipe(browser);
  for (const end of [browser, server]) end.on('error', () => [browser, server].map((other) => other.destroy()));
});
wire.listen(0, '127.0.0.1');
await once(wire, 'listening');
const site = `http://127.0.0.1:${(wire.address() as AddressInfo).port}`;

for (const language of languageCodes.filter((code) => languages[code].complete)) {
  await onDevice(async ({ open }) => {
    const context = await open({ serviceWorkers: 'allow' });
    const page = await firstPage(context);
    // A page that spares data asks for nothing by itself.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(site + pathOf(language, '/'), { waitUntil: 'networkidle' });
    const ofPage = counted;
    await page.evaluate(() => {
      const { trustedTypes } = globalThis as unknown as { readonly trustedTypes: Policies };
      interface Policies {
        createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
      }
      const policy = trustedTypes.createPolicy('keep', { createScriptURL: (url: string) => url });
      return navigator.serviceWorker.register(policy.createScriptURL('/keep.js')).then(() => undefined);
    });
    // Before anything is kept the worker only looks what there is.
    await askKept(page, { ask: 'state' });
    const ofWorkerAndList = counted - ofPage;
    const [first, rest] = setsOf(language);
    await askKept(page, { ask: 'keep', sets: [first] });
    const ofFirst = counted - ofPage;
    const { kept } = await askKept(page, { ask: 'keep', sets: [first, rest] });
    const ofAll = counted - ofPage;
    console.log(
      `${language}: bodies ${kept?.bytes[first]} first, ${kept?.bytes[rest]} then; worker and list ${ofWorkerAndList}`,
    );
    const own = ofFirst - ofWorkerAndList;
    verdict.check(
      `${language}: ${own} bytes for an emergency, its headers and the list again among them`,
      own <= mostFirst,
    );
    verdict.check(`${language}: ${ofAll} bytes for the language, all that goes with it`, ofAll <= mostOfLanguage);
    await context.close();
  });
  counted = 0;
}
wire.close();
await stopServer(running, 'SIGTERM');
await place.remove();
verdict.end();
