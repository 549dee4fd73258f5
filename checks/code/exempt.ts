/** Words in code that no visitor reads: where they stand, which they are, and for whom. */
export interface Exemption {
  /** Beginning of the paths of the files. */
  readonly files: string;
  /** The words; all of the files' words when left out. */
  readonly words?: RegExp;
  readonly why: string;
}

/** Every exemption must be needed: one that matches nothing any more fails the test. */
export const exemptions: readonly Exemption[] = [
  { files: 'api/owner-tools/', why: 'command lines, for the owner' },
  { files: 'api/config/config.ts', why: 'what a setting may be, for whoever starts the server' },
  { files: 'api/http/metrics.ts', why: 'what a figure counts, for whoever watches the server' },
  { files: 'api/config/environment.ts', why: 'what a setting may be, for whoever starts the server' },
  { files: 'api/assessor/prompt.ts', why: 'read by the language model' },
  { files: 'api/store/', words: /^(begin|pragma|is not|no connection within)\b/, why: 'for the database' },
  { files: 'api/outbox/mail/transport.ts', words: /^RCPT TO$/, why: 'for the mail server' },
  {
    files: 'api/',
    words: /^(not reached in time|mail server away|erased meanwhile)$/,
    why: 'kept with a message, for the owner',
  },
  { files: 'api/assessor/bounded-fetch.ts', why: 'why an answer was cut off, for the log' },
  { files: 'api/assessor/daily-budget.ts', why: 'why the model was not asked, for the log' },
  { files: 'api/http/security-headers.ts', words: /^(img|default)-src/, why: 'a header' },
  { files: 'api/outbox/mail/', words: /^npm run enquiries/, why: 'a command, for the owner' },
  {
    files: 'api/routes/questions/question-links.ts',
    words: /, once$/,
    why: 'the description of the API, for programmers',
  },
  { files: 'api/store/open-store.ts', why: 'why the database cannot be used, for the operator' },
  { files: 'api/store/sqlite/folder-lock.ts', why: 'why the server does not start, for whoever starts it' },
  {
    files: 'api/store/keeping/retention.ts',
    words: /npm run enquiries/,
    why: 'what to do about the clock, for the log',
  },
  { files: 'core/hazards/', why: 'words that visitors type, not words that they read' },
  { files: 'core/assessment/model/clean-words.ts', why: 'words that a model may use, in both languages' },
  { files: 'core/assessment/rule/keywords.ts', why: 'words that visitors type' },
  { files: 'core/assessment/model/personal-details.ts', why: 'how people name themselves, in both languages' },
  {
    files: 'core/assessment/steps/forbidding.ts',
    words: /^(it is safe|the end)$/,
    why: 'codes: how long a step is forbidden',
  },
  {
    files: 'core/calculators/',
    words: /specification, section 9|^(\$\/)?(sq|cu) ft|^air (changes\/h|mover)$/,
    why: 'where a number was read, units, and the name of a machine',
  },
  { files: 'core/psychrometrics/', words: /^(cu ft|ln Pa)/, why: 'units' },
  { files: 'site/screens/device/', words: /^ticks /, why: 'names of things kept' },
  { files: 'site/downloads/workbooks/drying-log.ts', words: /^mm\/dd/, why: 'a format, for the spreadsheet program' },
  {
    files: 'site/tools/drying-job/report/sheets/equipment-sheet.ts',
    words: /^yyyy-mm-dd/,
    why: 'a format, for the spreadsheet program',
  },
  { files: 'site/downloads/workbooks/trial/', why: 'what differs from core, for whoever tries the workbook' },
  { files: 'site/every-page/Document.astro', words: /^width=device-width/, why: 'for the browser' },
  { files: 'site/screens/embeds/EmbedDocument.astro', words: /^width=device-width/, why: 'for the browser' },
  {
    files: 'site/screens/embeds/frame/wear-theme.ts',
    words: /^(not all|prefers-color-scheme|@media)/,
    why: 'a style sheet, for the browser',
  },
  { files: 'site/parts/videos/play-video.ts', words: /^autoplay;/, why: 'what the player may do, for the browser' },
  { files: 'site/parts/share/share-panel.ts', words: /^\.shared/, why: 'a style sheet, for the browser' },
  { files: 'site/parts/search/combobox.ts', words: /^\[data-search\]/, why: 'a style sheet, for the browser' },
  {
    files: 'site/found/structured/page-graph.ts',
    words: /^required name=/,
    why: 'what a search asks for, for programs',
  },
  { files: 'core/search/directory-search/spanish.ts', why: 'words that visitors type' },
  {
    files: 'site/files/paper/foreign-pen.ts',
    words: /px sans-serif$/,
    why: 'a font, for the browser',
  },
  { files: 'site/build/', why: 'code and tags that the build writes' },
];
