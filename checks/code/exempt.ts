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
  { files: 'api/http/answers/described.ts', why: 'the description of the API, for programmers' },
  { files: 'api/config/config.ts', why: 'what a setting may be, for whoever starts the server' },
  { files: 'api/http/metrics/', why: 'what a figure counts, for whoever watches the server' },
  { files: 'api/config/environment.ts', why: 'what a setting may be, for whoever starts the server' },
  { files: 'api/assessor/prompt.ts', why: 'read by the language model' },
  { files: 'api/store/', words: /^(begin|pragma|is not|no turn within)\b/, why: 'for the database' },
  { files: 'api/outbox/mail/transport.ts', words: /^RCPT TO$/, why: 'for the mail server' },
  {
    files: 'api/outbox/',
    words: /^(not reached in time|mail server away)$/,
    why: 'kept with a message, for the owner',
  },
  { files: 'core/hazards/', why: 'words that visitors type, not words that they read' },
  { files: 'site/frame/Document.astro', words: /^width=device-width/, why: 'for the browser' },
  { files: 'site/parts/videos/play-video.ts', words: /^autoplay;/, why: 'what the player may do, for the browser' },
  { files: 'site/build/', why: 'code and tags that the build writes' },
];

/** Rooms whose words are on their way into content. Each must still hold words: take a room off when its last has gone. */
export const moving: readonly string[] = [
  'api/assessor/',
  'api/built-site/',
  'api/http/',
  'api/outbox/mail/',
  'api/routes/',
  'api/store/',
  'core/assessment/',
  'core/calculators/',
  'core/psychrometrics/',
  'site/device/',
  'site/document/',
  'site/downloads/',
  'site/screens/',
  'site/tools/',
];
