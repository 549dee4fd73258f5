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
        description: 'A chat model that drafts letters, daily notes and plain-word explanations from your own facts.',
        benefits: [
          'Turns field notes into a readable day report',
          'Explains a reading to a customer',
          'Drafts a checklist for one job',
        ],
        watch: 'It fills gaps with guesses. Give it the readings, and check every number that comes back.',
        difficulty: 'Beginner',
        cost: '$',
      },
      {
        name: 'Triage from a description',
        description: 'Somebody types what happened; the tool sorts it by water category and urgency.',
        benefits: ['Works at any hour', 'Asks for no photographs', 'Falls back to fixed rules when no model answers'],
        watch: 'It sees nothing. The category is decided on site, by evidence.',
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
          words: 'Software that labels images, recognizes rooms and materials and sorts claims by likely severity.',
          facts: ['ai-photo-reading'],
        },
        benefits: [
          'Files hundreds of pictures by room',
          'Finds the picture you half remember',
          'Pulls dates and amounts out of papers',
        ],
        watch: 'Deciding whether something is damaged is its weak part. A photograph cannot replace a meter.',
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
          'A record that somebody else can check',
        ],
        watch: 'Mirrors, glass and clutter bend the result. Tape one long wall and compare.',
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
            'Reads photos, notes, plans and moisture data and drafts a room-by-room scope with reasons. A person edits it.',
          facts: ['ai-scope-drafting'],
        },
        benefits: ['A first draft to argue with', 'Fewer forgotten lines', 'Reasons beside each line'],
        watch: 'It does not guess what was not recorded. Poor notes give poor scopes.',
        difficulty: 'Advanced',
        cost: '$$$',
      },
      {
        name: 'Estimate drafting',
        description: {
          words:
            'Prices by zip code from a draft. Carriers may start from one too; a human adjuster signs the final file.',
          facts: ['ai-estimate-drafting'],
        },
        benefits: ['Fast on common homes', 'Same layout every time', 'Easy to compare with a carrier’s draft'],
        watch: 'Weak on unusual buildings. Read each line as if you had to defend it, because you do.',
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
      'One person, one kind of text. Feed it your own notes without names and addresses, and edit everything it returns.',
    tools: ['General assistant', 'The prompt collections on our resources page'],
    cost: '$',
    done: 'You can say how many drafts you used, and how many you threw away.',
  },
  {
    phase: 'File with it',
    timeline: 'Second and third month',
    description: 'Pictures and plans go in by room and by day. Nothing is decided by the software yet.',
    tools: ['Photo reading', 'Measuring from a phone'],
    cost: '$$',
    done: 'Somebody who was not on the job finds any picture in a minute.',
  },
  {
    phase: 'Draft with it',
    timeline: 'After that, if the first two paid',
    description:
      'Scope and estimate drafts beside your own, on the same jobs, until you know where they differ and why.',
    tools: ['Scope drafting', 'Estimate drafting'],
    cost: '$$$',
    done: 'You have your own figures, from your own jobs, for time saved and errors found.',
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
    solution: 'Software drafted the estimate; the estimator corrected it.',
    result: {
      words: 'The report quotes a fall from 4 hours to 45 minutes.',
      facts: ['ai-gains-are-vendor-claims'],
    },
    roi: 'Claimed by people who sell or report on the tools. Not verified, and best on common homes.',
  },
  {
    company: 'A maker of field documentation software',
    challenge: 'Scopes forgot rooms and reasons.',
    solution: 'A draft from photos, notes, plans and moisture data, edited by a person.',
    result: {
      words:
        'The maker itself says that the tool will not guess what nobody recorded, so the notes decide the quality.',
      facts: ['ai-scope-drafting'],
    },
    roi: 'No figure given by the maker that we could check.',
  },
  {
    company: 'Our own damage assessment',
    challenge: 'People ask at night, when nobody is at the desk.',
    solution: 'A model reads the description where one is connected; fixed rules answer when it fails or is absent.',
    result: 'Everybody gets an answer, with its reasons and a phone number. It errs toward calling somebody.',
    roi: 'Not measured in money. The rules are public and tested, and each answer says what it rests on.',
  },
];
