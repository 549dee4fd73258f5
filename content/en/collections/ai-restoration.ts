import type { Line } from '../../i18n/sourced.ts';

/** Rough size of the bill: $ free or a few dollars, $$ a monthly seat, $$$ a contract for a company. */
export type CostBand = '$' | '$$' | '$$$';

/** A kind of AI tool. Kinds, not products: products change faster than this page. */
export interface AiTool {
  readonly name: string;
  readonly description: Line;
  readonly benefits: readonly string[];
  /** Where it goes wrong. */
  readonly watch: string;
  readonly difficulty: string;
  readonly cost: CostBand;
}

export interface AiToolCategory {
  readonly title: string;
  readonly tools: readonly AiTool[];
}

export const aiToolCategories: readonly AiToolCategory[] = [
  {
    title: 'Writing and explaining',
    tools: [
      {
        name: 'General assistants',
        description: 'A chat model that drafts letters, daily notes, and plain explanations from your own facts.',
        benefits: [
          'Turns field notes into a readable day report',
          'Explains a reading to a customer',
          'Drafts a checklist for one job',
        ],
        watch: 'It fills gaps with guesses. Give it your readings, and check every number it gives back.',
        difficulty: 'Beginner',
        cost: '$',
      },
      {
        name: 'Triage from a description',
        description: 'Someone types what happened, and the tool sorts it by water category and urgency.',
        benefits: ['Works at any hour', 'Doesn’t need photos', 'Falls back on fixed rules when no model answers'],
        watch: 'It can’t see anything. You decide the category on site, by the evidence.',
        difficulty: 'Beginner',
        cost: '$',
      },
    ],
  },
  {
    title: 'Pictures and documents',
    tools: [
      {
        name: 'Photo and document reading',
        description: {
          words: 'Software that labels images, recognizes rooms and materials, and sorts claims by likely severity.',
          facts: ['ai-photo-reading'],
        },
        benefits: [
          'Files hundreds of photos by room',
          'Finds the photo you half remember',
          'Pulls dates and amounts out of documents',
        ],
        watch: 'It’s weak at deciding whether something is damaged. A photo can’t replace a meter.',
        difficulty: 'Intermediate',
        cost: '$$',
      },
      {
        name: 'Measuring from a phone',
        description: {
          words: 'Floor plans and areas from imagery or a phone’s depth sensor: the mature part of the field.',
          facts: ['ai-measurement'],
        },
        benefits: [
          'A plan in minutes',
          'Wall and floor areas that feed an estimate',
          'A record someone else can check',
        ],
        watch: 'Mirrors, glass, and clutter throw it off. Tape one long wall and compare.',
        difficulty: 'Intermediate',
        cost: '$$',
      },
    ],
  },
  {
    title: 'Scope and estimate',
    tools: [
      {
        name: 'Scope drafting',
        description: {
          words:
            'Reads photos, notes, plans, and moisture data and drafts a room-by-room scope (list of work) with reasons. A person edits it.',
          facts: ['ai-scope-drafting'],
        },
        benefits: ['A first draft to argue with', 'Fewer forgotten lines', 'A reason next to each line'],
        watch: 'It won’t guess what you didn’t record. Poor notes make poor scopes.',
        difficulty: 'Advanced',
        cost: '$$$',
      },
      {
        name: 'Estimate drafting',
        description: {
          words:
            'Prices a draft by ZIP code. Insurance companies may start from one too, but a human adjuster signs the final file.',
          facts: ['ai-estimate-drafting'],
        },
        benefits: [
          'Fast on common homes',
          'Same layout every time',
          'Easy to compare with the insurance company’s draft',
        ],
        watch: 'It’s weak on unusual buildings. Read each line as if you had to defend it, because you do.',
        difficulty: 'Advanced',
        cost: '$$$',
      },
    ],
  },
];

export interface RoadmapPhase {
  readonly phase: string;
  readonly timeline: string;
  readonly description: string;
  readonly tools: readonly string[];
  readonly cost: CostBand;
  /** How you know that the phase is done. */
  readonly done: string;
}

export const roadmap: readonly RoadmapPhase[] = [
  {
    phase: 'Write with it',
    timeline: 'First month',
    description:
      'Start with one person and one kind of text. Give it your own notes without names and addresses, and edit everything it gives back.',
    tools: ['General assistant', 'The prompt collections on our resources page'],
    cost: '$',
    done: 'You can say how many drafts you used, and how many you threw away.',
  },
  {
    phase: 'File with it',
    timeline: 'Second and third month',
    description: 'Photos and plans go in by room and by day. The software doesn’t decide anything yet.',
    tools: ['Photo reading', 'Measuring from a phone'],
    cost: '$$',
    done: 'Someone who wasn’t on the job can find any photo in a minute.',
  },
  {
    phase: 'Draft with it',
    timeline: 'After that, if the first two paid off',
    description:
      'Run its scope and estimate drafts next to your own, on the same jobs, until you know where they differ and why.',
    tools: ['Scope drafting', 'Estimate drafting'],
    cost: '$$$',
    done: 'You have your own numbers, from your own jobs, for time saved and errors found.',
  },
];

/** What is known about one use of AI, and how well it is known. */
export interface CaseResult {
  readonly company: string;
  readonly challenge: string;
  readonly solution: string;
  readonly result: Line;
  /** Return on the money: almost always somebody's claim. */
  readonly roi: string;
}

export const caseResults: readonly CaseResult[] = [
  {
    company: 'Estimators in a trade report',
    challenge: 'An estimate took half a working day.',
    solution: 'Software drafted the estimate, and the estimator corrected it.',
    result: {
      words: 'The report says it went from 4 hours to 45 minutes.',
      facts: ['ai-gains-are-vendor-claims'],
    },
    roi: 'People who sell or report on the tools claim this. It isn’t verified, and it’s best on common homes.',
  },
  {
    company: 'A maker of field documentation software',
    challenge: 'Scopes forgot rooms and reasons.',
    solution: 'The tool writes a draft from photos, notes, plans, and moisture data, and a person edits it.',
    result: {
      words: 'The maker itself says the tool won’t guess what no one recorded, so it’s only as good as the notes.',
      facts: ['ai-scope-drafting'],
    },
    roi: 'The maker doesn’t give a number we could check.',
  },
  {
    company: 'Our own damage assessment',
    challenge: 'People ask at night, when no one’s at the desk.',
    solution: 'A model reads the description if one is connected. Fixed rules answer if it fails or there isn’t one.',
    result: 'Everyone gets an answer, with reasons and a phone number. When in doubt, it tells you to call.',
    roi: 'We haven’t measured it in money. The rules are public and tested, and each answer says what it’s based on.',
  },
];
