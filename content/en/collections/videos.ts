import type { Line } from '../../i18n/sourced.ts';

/** Drawn frame that stands in for a picture until a video has one. */
export type Storyboard = 'valve' | 'meter' | 'machine' | 'paper' | 'storm' | 'three-meters' | 'readings';

/** Which drawings tell a video, and what each of them shows: its script in three lines. */
export interface Script {
  readonly board: 'wall-readings' | 'mover-places' | 'claim-photos';
  readonly shots: readonly [string, string, string];
}

export interface VideoCategory {
  readonly title: string;
  readonly description: string;
  readonly thumbnail: Storyboard;
  /** Page that says the same in words. */
  readonly read: InMessages;
}

export const videoCategories: readonly VideoCategory[] = [
  {
    title: 'The first hour',
    description: 'Shutoff valves, power safety, what to move, and what to leave.',
    thumbnail: 'valve',
    read: { label: 'Emergency checklist', link: '/guides/emergency-checklist' },
  },
  {
    title: 'Meters and readings',
    description: 'Pins, pads, and cameras on real walls, and how to write a reading down.',
    thumbnail: 'meter',
    read: { label: 'Hidden water signs', link: '/guides/hidden-water-damage-signs' },
  },
  {
    title: 'Drying and equipment',
    description: 'Where to set fans and dehumidifiers, and how to tell they’re working.',
    thumbnail: 'machine',
    read: { label: 'Restoration manual', link: '/guides/restoration-manual' },
  },
  {
    title: 'Records and claims',
    description: 'Photos, logs, and lists someone else can follow.',
    thumbnail: 'paper',
    read: { label: 'Insurance agents’ guide', link: '/guides/insurance-agents-guide' },
  },
];

/** A page that says in words what a video would show. */
export interface InMessages {
  readonly label: string;
  readonly link: string;
}

/** One video. `id`, `duration`, `views` and `uploadDate` are empty until the owner links the published video. */
export interface Video {
  readonly id: string;
  readonly title: string;
  readonly thumbnail: Storyboard;
  readonly duration: string;
  readonly views: string;
  readonly uploadDate: string;
  /** Drawn as long as there is no video to watch. */
  readonly script?: Script;
  readonly read: InMessages;
}

export const featuredVideo: Pick<Video, 'title' | 'thumbnail'> & {
  readonly description: string;
  /** What the film shows, six seconds each: its captions and its transcript. */
  readonly captions: readonly Line[];
} = {
  title: 'Find your main water valve before you need it',
  thumbnail: 'valve',
  description:
    'In the garage, the laundry room, or a small box outside where the line comes in: where the valve hides, which way it turns, and how to test it. In many towns only the utility turns the valve by the street.',
  captions: [
    {
      words: 'When a pipe bursts, one valve stops the water in the whole house: the main valve.',
      facts: ['burst-pipe-shut-main-valve'],
    },
    { words: 'Find it on a calm, dry day, before you need it.', facts: ['main-valve-before-trouble'] },
    { words: 'Water comes from the street, through the meter, and into your house.', facts: ['main-valve-street-box'] },
    { words: 'The main valve is somewhere along that pipe.', facts: ['main-valve-warm-climate'] },
    {
      words: 'If your house sits on a slab, look in the garage or the laundry room first.',
      facts: ['main-valve-slab-house'],
    },
    {
      words: 'Or look for a small box in the ground outside, where the pipe comes in.',
      facts: ['main-valve-slab-house'],
    },
    {
      words: 'Near the curb there’s often a covered box marked WATER. The lid lifts with a screwdriver.',
      facts: ['main-valve-street-box'],
    },
    {
      words: 'Look before you reach in: watch for spiders and snakes. Don’t tear the wire under the lid.',
      facts: ['main-valve-street-box'],
    },
    {
      words: 'Inside are the meter and another valve. It often needs a long key.',
      facts: ['main-valve-street-box', 'main-valve-slab-house'],
    },
    {
      words: 'In many towns only the utility should turn that one. So learn the valve at your house.',
      facts: ['main-valve-slab-house'],
    },
    { words: 'A lever that runs along the pipe is open.', facts: ['main-valve-lever'] },
    { words: 'Turn it across the pipe, and it’s closed.', facts: ['main-valve-lever'] },
    { words: 'A round handle closes clockwise, to the right.', facts: ['main-valve-lever'] },
    { words: 'Turn it until it stops. Don’t force it.', facts: ['main-valve-stuck'] },
    {
      words: 'Test it: close the valve and open a faucet. The water should slow down and stop.',
      facts: ['main-valve-yearly-test'],
    },
    {
      words: 'Then open the valve again. Do this once a year, so it’ll move on the day you need it.',
      facts: ['main-valve-yearly-test'],
    },
    {
      words: 'If the valve won’t turn, do not force it. Have a plumber fix it while everything’s dry.',
      facts: ['main-valve-stuck'],
    },
    {
      words: 'If water is running and the valve won’t close, call your water company’s emergency number.',
      facts: ['main-valve-stuck'],
    },
    {
      words: 'Once the main valve is closed, turn the water heater off too, at its breaker or its gas dial.',
      facts: ['water-heater-off-too'],
    },
    { words: 'Do that only if you can reach it from a dry place.', facts: ['main-power-dry-place-only'] },
    {
      words: 'If water may touch outlets, cords, or appliances, do not step into that room.',
      facts: ['never-step-in-near-outlets'],
    },
    {
      words: 'If you can’t reach the breaker panel safely, the utility can cut the power at the meter.',
      facts: ['never-step-in-near-outlets'],
    },
    'Put a tag on the valve, and show everyone at home where it is.',
    {
      words: 'If you rent, ask your landlord where the valve is and who may turn it.',
      facts: ['main-valve-before-trouble'],
    },
  ],
};

export const recentVideos: readonly Video[] = [
  {
    id: '',
    title: 'Reading a wall from dry to wet',
    thumbnail: 'meter',
    duration: '',
    views: '',
    uploadDate: '',
    script: {
      board: 'wall-readings',
      shots: [
        'Begin on a dry spot of the same wall.',
        'Work toward the stain, one reading after another.',
        'Mark the line where the readings begin to rise.',
      ],
    },
    read: { label: 'Hidden water signs', link: '/guides/hidden-water-damage-signs' },
  },
  {
    id: '',
    title: 'Three places to set one air mover',
    thumbnail: 'machine',
    duration: '',
    views: '',
    uploadDate: '',
    script: {
      board: 'mover-places',
      shots: ['In the middle of the room.', 'Facing the wall.', 'Along the wall.'],
    },
    read: { label: 'Air movement calculator', link: '/calculators/air-movement' },
  },
  {
    id: '',
    title: 'Photos an adjuster can use',
    thumbnail: 'paper',
    duration: '',
    views: '',
    uploadDate: '',
    script: {
      board: 'claim-photos',
      shots: [
        'The whole room, from the door.',
        'The water line, with a ruler beside it.',
        'The label on each appliance and piece of equipment.',
      ],
    },
    read: { label: 'Insurance agents’ guide', link: '/guides/insurance-agents-guide' },
  },
];

export interface Playlist {
  readonly title: string;
  readonly description: string;
  /** Number of videos, or null until the owner gives the count. */
  readonly videoCount: number | null;
  readonly thumbnail: Storyboard;
}

export const playlists: readonly Playlist[] = [
  {
    title: 'Before the storm',
    description: 'Valves, gutters, drains, and the photos to take while everything’s dry.',
    videoCount: null,
    thumbnail: 'storm',
  },
  {
    title: 'Meter school',
    description: 'One meter at a time: what it reads, what fools it, how to check it.',
    videoCount: null,
    thumbnail: 'three-meters',
  },
  {
    title: 'Set and monitor',
    description: 'From the first fan to the last reading, one room at a time.',
    videoCount: null,
    thumbnail: 'readings',
  },
];
