/** Text in code that no visitor reads: its files, its words, and who reads it. */
export interface Exemption {
  readonly files: string;
  /** The words; all of the files' words when left out. */
  readonly words?: RegExp;
  readonly why: string;
}

/** An exemption that matches nothing fails the test. */
export const exemptions: readonly Exemption[] = [
  { files: 'server/cli/', why: 'command lines, for the owner' },
  { files: 'server/config/config.ts', why: 'what a setting may be, for the operator' },
  { files: 'server/http/metrics.ts', why: 'what a figure counts, for the operator' },
  { files: 'server/config/environment.ts', why: 'what a setting may be, for the operator' },
  { files: 'server/ai/prompt.ts', why: 'read by the language model' },
  { files: 'server/db/', words: /^(begin|pragma|is not|no connection within)\b/, why: 'for the database' },
  { files: 'server/email/transport.ts', words: /^RCPT TO$/, why: 'for the mail server' },
  {
    files: 'server/',
    words: /^(not reached in time|mail server away|erased meanwhile)$/,
    why: 'stored with an email, for the owner',
  },
  { files: 'server/ai/bounded-fetch.ts', why: 'why an answer was cut off, for the log' },
  { files: 'server/ai/daily-budget.ts', why: 'why the model was not asked, for the log' },
  { files: 'server/http/security-headers.ts', words: /^(img|default)-src/, why: 'a header' },
  { files: 'server/email/', words: /^npm run enquiries/, why: 'a command, for the owner' },
  {
    files: 'server/routes/question-links.ts',
    words: /, once$/,
    why: 'the description of the API, for programmers',
  },
  {
    files: 'server/inbox/',
    words: /^(is not|calling back|reach by|width=|noindex|attachment;|Path=|Mozilla|npm run enquiries)/,
    why: 'for the database and the browser, headings of an export, and a command',
  },
  { files: 'server/db/open-store.ts', why: 'why the database cannot be used, for the operator' },
  { files: 'server/db/folder-lock.ts', why: 'the reason why the server does not start, for the operator' },
  {
    files: 'server/db/retention.ts',
    words: /npm run enquiries/,
    why: 'what to do about the clock, for the log',
  },
  { files: 'src/lib/fonts/fallback-fonts.ts', why: 'names of fonts' },
  { files: 'core/triage/lexicon/', why: 'words that visitors type' },
  { files: 'core/triage/nlp/', why: 'words that visitors type' },
  { files: 'core/triage/details/', why: 'words that visitors type' },
  { files: 'core/triage/hazards/', why: 'words that visitors type' },
  { files: 'core/triage/model/named-parts.ts', why: 'words of a service that we look for, in both languages' },
  { files: 'core/triage/rules/keywords.ts', why: 'words that visitors type' },
  { files: 'core/triage/model/personal-details.ts', why: 'how people name themselves, in both languages' },
  {
    files: 'core/triage/answer/forbidden-steps.ts',
    words: /^(it is safe|the end)$/,
    why: 'codes: how long a step is forbidden',
  },
  {
    files: 'core/calculators/',
    words: /specification, section 9|^(\$\/)?(sq|cu) ft|^air (changes\/h|mover)$/,
    why: 'where a number was read, units, and the name of a machine',
  },
  { files: 'core/psychrometrics/', words: /^(cu ft|ln Pa)/, why: 'units' },
  { files: 'src/features/offline/', words: /^ticks /, why: 'names of stored data' },
  {
    files: 'src/features/downloads/workbooks/drying-log.ts',
    words: /^mm\/dd/,
    why: 'a format, for the spreadsheet program',
  },
  {
    files: 'src/lib/xlsx/serial.ts',
    words: /^yyyy-mm-dd/,
    why: 'a format, for the spreadsheet program',
  },
  { files: 'src/features/downloads/workbooks/', why: 'what differs from core, for developers' },
  { files: 'src/layouts/Document.astro', words: /^width=device-width/, why: 'for the browser' },
  { files: 'src/features/embeds/EmbedDocument.astro', words: /^width=device-width/, why: 'for the browser' },
  {
    files: 'src/features/embeds/apply-theme.ts',
    words: /^(not all|prefers-color-scheme|@media)/,
    why: 'a style sheet, for the browser',
  },
  { files: 'src/features/videos/play-video.ts', words: /^autoplay;/, why: 'what the player may do, for the browser' },
  { files: 'src/features/share/share-panel.ts', words: /^btn /, why: 'classes, for the style sheet' },
  { files: 'src/features/directory/company-words.ts', why: 'words of company names, for the search' },
  { files: 'src/features/search/combobox.ts', words: /^\[data-search\]/, why: 'a style sheet, for the browser' },
  {
    files: 'src/lib/seo/structured-data/page-graph.ts',
    words: /^required name=/,
    why: 'what a search asks for, for programs',
  },
  { files: 'core/search/spanish.ts', why: 'words that visitors type' },
  {
    files: 'src/lib/pdf/fallback-pen.ts',
    words: /px sans-serif$/,
    why: 'a font, for the browser',
  },
  { files: 'src/integrations/', why: 'code and tags that the build writes' },
];
