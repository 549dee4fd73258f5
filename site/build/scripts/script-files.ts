/** React in one file: two would compress to a kilobyte more on every page with a tool. With it, what wakes a tool. */
const react = /[\\/](node_modules[\\/](react|react-dom|scheduler)|site[\\/]tools[\\/]island)[\\/]/;
/** What every calculator loads: the shell, and the rooms of core that definitions are made of. */
const shell =
  /[\\/](site[\\/]tools[\\/]calculator(?![\\/](answer|place|room))|core[\\/](basis[\\/](algebra|form|quantities)|calculators[\\/]definition))[\\/]/;
/**
 * What scripts of static pages share with tools stays apart from React, which those pages never send. With it, what a form
 * and the device's records both need, which every tool asks for: it would be a file of 400 bytes with 300 bytes of headers.
 */
const plain = /[\\/](content[\\/]locale|core[\\/]job)[\\/]|[\\/]core[\\/]claim[\\/]claim-clock[\\/][\w-]+\.ts$|^\0vite/;
/** What a page needs of the device's room before its store has come. */
const late = /[\\/]site[\\/]device[\\/]store[\\/]late[\\/]/;
/** What every page asks for once it stands, to learn what is kept, and the bar that says it: three files of a line otherwise. */
const keptPage =
  /[\\/]site[\\/](device[\\/](kept[\\/]page|waiting[\\/]hint)|frame[\\/]bar|(frame|every-page)[\\/]scripts)[\\/]/;
/** Messages that wait, and the photos of one. Whatever asks for a part of it asks for the rest. */
const waiting = /[\\/](site[\\/](device[\\/]waiting|parts[\\/]forms[\\/]sending)|contract[\\/]forms)[\\/]/;
/** What is kept on the device, for the pages that keep something. */
const device = /[\\/]site[\\/]device[\\/]store[\\/](?!records|late)/;
/** What records of every kind share: no other page keeps one. With it their list, and the names of looks, which would be files of a line; not the looks. */
const records =
  /[\\/](site[\\/]device[\\/]store[\\/]records|tools[\\/]record[\\/]list)[\\/]|[\\/](tools[\\/]record|photos)[\\/].*\.module\.css$/;
/** What the calculators of air share. What stands in a folder of its own inside psychrometrics comes with the chart. */
const air =
  /[\\/](site[\\/]tools[\\/]calculator[\\/]place|core[\\/]calculators[\\/]air)[\\/]|[\\/]core[\\/]psychrometrics[\\/][\w-]+\.ts/;
/** What only the psychrometric calculator works out. */
const wetBulb = /[\\/]core[\\/]psychrometrics[\\/]wet-bulb[\\/]/;
/** The drawings of the other five. */
const picture = /[\\/]site[\\/]tools[\\/]drawing[\\/]picture[\\/]/;
/** What shows a result. It comes with the first touch of a form; what a result gives to a job comes when it does. */
const answer =
  /[\\/](site[\\/]tools[\\/]calculator[\\/]answer|core[\\/]calculators[\\/]working)[\\/](?!for-job[\\/]later)/;
/** The psychrometric chart. It comes when its place is in view. */
const chart = /[\\/]site[\\/]tools[\\/]drawing[\\/]chart[\\/]/;
/** The form of a claim, without what only the claim of a record needs. What it shares with the dates would go to them, and they would come with it. */
const claimForm = /[\\/]site[\\/]tools[\\/]claim-clock[\\/]page[\\/]/;
/** The rules and the dates of a claim. They come with the first touch of the form. */
const claim =
  /[\\/](site[\\/]tools[\\/]claim-clock[\\/]dates|core[\\/](basis[\\/]days|claim[\\/]claim-clock[\\/](counting|rules)))[\\/]/;
/** The two folders of one calculator. What stands in a folder of its own inside one comes later. */
const ofCalculator = /[\\/](?:core|site[\\/]tools)[\\/]calculators[\\/]([\w-]+)[\\/](?:([\w-]+)[\\/])?/;

function nameOfCalculator(id: string): string | null {
  if (wetBulb.test(id)) return 'psychrometric';
  const [, name = null, later] = ofCalculator.exec(id) ?? [];
  return later ? null : name;
}

function nameOfLaterPart(id: string): string | null {
  const [, name, later] = ofCalculator.exec(id) ?? [];
  return later ? `${name}-${later}` : null;
}

/**
 * How the browser's modules are put into files. Every further file of a page costs the headers of a request, so what
 * belongs to one calculator is one file, whatever folder it comes from; the rest is left to the bundler. A rule names folders, never
 * a file: a file that is moved or renamed goes where its folder goes.
 */
export const scriptFiles = {
  groups: [
    { name: 'late-store', priority: 8, test: late },
    { name: 'plain', priority: 8, minShareCount: 2, test: plain },
    { name: 'device', priority: 7, minShareCount: 2, test: device },
    { name: 'kept', priority: 7, minShareCount: 2, test: keptPage },
    { name: 'waiting', priority: 6, minShareCount: 2, test: waiting },
    { name: 'react', priority: 7, test: react },
    { name: 'records', priority: 6, minShareCount: 2, test: records },
    { name: 'calculator', priority: 5, test: shell },
    { name: 'air', priority: 4, test: air },
    { name: 'picture', priority: 4, test: picture },
    { name: nameOfCalculator, priority: 3 },
    { name: 'claim-form', priority: 3, test: claimForm },
    { name: 'answer', priority: 2, test: answer },
    { name: 'chart', priority: 2, test: chart },
    { name: 'claim', priority: 2, test: claim },
    { name: nameOfLaterPart, priority: 1 },
  ],
};
