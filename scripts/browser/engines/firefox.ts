import { type Browser, type ElementHandle, launch, type Page } from 'puppeteer-core';
import { pace } from '../../gate/pace.ts';
import { type Engine, found, foundBy, isShown, typeIn, type Visitor, type Where } from './visitor.ts';

/** Starts the Firefox of this file, driven over WebDriver BiDi, for visitors of a site. */
export async function startFirefox(executablePath: string, site: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath, timeout: 30_000 * pace });
  return {
    version: await browser.version(),
    prints: true,
    visit: (walk) => visit(browser, site, walk),
    close: () => browser.close(),
  };
}

async function visit(browser: Browser, site: string, walk: (visitor: Visitor) => Promise<void>) {
  const device = await browser.createBrowserContext();
  const page = await device.newPage();
  page.setDefaultTimeout(10_000 * pace);
  const faults = await complaints(page);
  try {
    await walk(visitorOn(page, site));
  } catch (error) {
    faults.push(String(error));
  }
  await device.close();
  return faults;
}

function visitorOn(page: Page, site: string): Visitor {
  return {
    open: async (address) => void (await page.goto(site + address)),
    reload: async () => void (await page.reload()),
    fill: async (field, text) => {
      const element = await elementAt(page, field);
      const isDate = await element.evaluate((input) => input.matches('[type=date]'));
      await (isDate ? element.evaluate(typeIn, text) : element.asLocator().fill(text));
    },
    press: async (control) => (await elementAt(page, control)).asLocator().click(),
    untilShown: async (selector, text) => {
      try {
        await page.waitForFunction(isShown, {}, selector, text.source);
      } catch (cause) {
        throw new Error(`${selector} never showed ${text}`, { cause });
      }
    },
    count: async (selector) => (await page.$$(selector)).length,
    print: () => page.pdf({ format: 'letter' }),
  };
}

async function elementAt(page: Page, where: Where): Promise<ElementHandle<HTMLElement>> {
  try {
    const handle = await page.waitForFunction(found, {}, ...foundBy(where));
    return handle as ElementHandle<HTMLElement>;
  } catch (cause) {
    throw new Error(`${JSON.stringify(where)} is not there`, { cause });
  }
}

/** What Firefox says of letters whose page was left while they came (NS_BINDING_ABORTED). One that is not there is refused with 404. */
const leftBehind = /downloadable font: download failed .*status=2152398850/s;

/** Collects errors of the page and of the console, refused requests, and offences against the security policy. */
async function complaints(page: Page): Promise<string[]> {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    if (!leftBehind.test(String(error))) heard.push(`page: ${String(error)}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${response.status()} ${response.url()}`);
  });
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.sourceFile}:${event.lineNumber} ${event.sample}`);
    });
  });
  return heard;
}
