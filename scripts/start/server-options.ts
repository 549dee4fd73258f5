/** With which options of V8 a server runs (docs/decisions/0048); `npm start` and `deploy` write them out. */
export const serverOptions = ['--max-semi-space-size=4', '--no-maglev', '--v8-pool-size=1'];
