/** React in one file: two would compress to a kilobyte more on every page with a tool. */
const react = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|^\0/;
/** What every calculator loads: the shell, its pictures, and the rooms of core that definitions are made of. */
const shell =
  /[\\/](site[\\/]tools[\\/](calculator|picture)|core[\\/](algebra|form|quantities|calculators[\\/]definition))[\\/]/;
/** What scripts of static pages share with tools stays apart from React, which those pages never send. */
const plain = /[\\/](content[\\/]locale|core[\\/]job)[\\/]|^\0vite/;
/** What is kept on the device, for the pages that keep something. */
const device = /[\\/]site[\\/]device[\\/]/;
/** What the calculators of air load beside it. */
const air = /[\\/](site[\\/]tools[\\/](chart|place)|core[\\/](psychrometrics|calculators[\\/]air))[\\/]/;
/** The two folders of one calculator. */
const ofCalculator = /[\\/](?:core[\\/]calculators|site[\\/]tools)[\\/]([\w-]+)[\\/]/;
const others = ['island', 'assessment', 'answer'];

function nameOfCalculator(id: string): string | null {
  const [, folder = ''] = ofCalculator.exec(id) ?? [];
  return folder === '' || others.includes(folder) ? null : folder;
}

/**
 * How the browser's modules are put into files. Every further file of a page costs the headers of a request, so what
 * belongs to one calculator is one file, whatever folder it comes from; the rest is left to the bundler.
 */
export const scriptFiles = {
  groups: [
    { name: 'react', priority: 4, test: react },
    { name: 'plain', priority: 5, minShareCount: 2, test: plain },
    { name: 'device', priority: 5, minShareCount: 2, test: device },
    { name: 'calculator', priority: 3, test: shell },
    { name: 'air', priority: 2, test: air },
    { name: nameOfCalculator, priority: 1 },
  ],
};
