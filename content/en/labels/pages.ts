/** Labels of pages that lay out a list. What such a page says stands in its own file, in the folder of pages. */
export const screens = {
  accuracy: {
    coefficients: {
      label: 'Coefficients',
      term: 'Term',
      water: 'over water',
      ice: 'over ice (frost point)',
      constant: 'constant',
    },
    reference: {
      label: 'Air readings in the table',
      dewPoint: 'Dew point °F',
      dewPointOff: 'off, °F',
      amountOff: 'off, %',
    },
    towns: { town: 'Town', feet: 'ft' },
    plot: {
      dewPoint: 'Dew point: ours minus the table’s, °F',
      amounts: 'Amounts: our largest difference, %',
      temperature: 'air temperature, °F',
      pressure: 'vapor pressure, hPa (each step is ten times the last)',
      caption:
        'Each dot is one reading of the table. The shaded band is the rounding of its dew points, and every dot is inside it. In very dry air an amount is tiny, so rounding is a larger part of it.',
      alt: 'Two plots of {airs} air readings. Dew points: from the coldest air to the hottest, every difference is at most {dewPoint} °F, above or below zero, inside the rounding of the table. Amounts: the largest difference, {driest}%, is in the driest air; from {least} hPa up none is over {humid}%, and the differences shrink as the vapor pressure rises.',
    },
  },
  /** Below the words of the other languages, for whoever asked for an address of this one without a signal. */
  noSignal: 'You’re offline, and this page isn’t saved. The pages above are, but in another language.',
  credentials: {
    check: 'How to check.',
    number: 'Our number: {number}',
    noNumber: 'Nothing is posted here yet. Ask us if we have it, and ask to see it before work starts.',
  },
  ai: {
    watch: 'Watch out.',
    tools: 'Tools.',
    done: 'Done when.',
    challenge: 'Challenge',
    solution: 'Solution',
    result: 'Result',
    roi: 'Return',
  },
  ask: { within: { one: 'within {count} hour', other: 'within {count} hours' } },
  blog: {
    featured: 'Featured',
    read: 'Read the post',
    more: 'More worked examples',
    back: 'Back to the blog',
  },
  home: {
    call: 'Call {phone}',
    answered: 'Answered day and night',
    text: 'Text us',
    allSteps: 'All {count} steps',
    trust: '{company}, {town}. If you smell gas, get out first. Once you’re out, or if someone’s hurt, {call}.',
    call911: 'call 911',
    level: {
      minutes: '{count} min',
      hours: { one: '{count} hour', other: '{count} hours' },
      valveShut: 'valve shut: the water stops rising',
      waterOut: 'water out: the level falls (a sketch, not a measurement)',
    },
  },
  legal: {
    updated: 'Last updated:',
    changed: 'Wording last changed: {day}',
  },
  reviews: {
    by: 'By {author}',
    read: 'Read Full Review',
    readOf: 'Read Full Review: {title}',
    back: 'Back to all reviews',
  },
  videos: {
    featured: 'Featured',
    film: 'A silent video',
    transcript: 'What the video says',
    read: 'Read: {page}',
    views: '{count} views',
    count: { one: '{count} video', other: '{count} videos' },
  },
};
