import type { Line } from '../../i18n/sourced.ts';

/** The words of a drawing in src/lib/figures: `alt` is read to those who cannot see it, `caption` says what to see in it. */
export interface FigureRecord {
  readonly caption: Line;
  readonly alt: Line;
}

/** Every drawing by the name of its file. A guide shows one with `<Figure name="..." />`. */
export const figures: Readonly<Record<string, FigureRecord>> = {
  'before-after': {
    caption: {
      words:
        'One room for each category of water, before and after. Contaminated water is cleaned up first, then the room is dried.',
      facts: ['order-of-work'],
    },
    alt: 'Three pairs of rooms in section. Clean water under a sink: afterwards the baseboard and cabinet doors are off and an air mover blows along the wall, which stays. Gray water over carpet: afterwards carpet and pad are bagged and air goes into the wall through openings behind the baseboard. Black water from a toilet: afterwards the drywall and insulation are cut out above the water’s edge, a sheet closes off the area, and an air scrubber filters the air that leaves.',
  },
  'crew-day': {
    caption: {
      words: 'A day on a drying job. The readings decide what moves and what’s opened.',
      facts: ['order-of-work'],
    },
    alt: 'Six scenes. In the morning a technician checks power and ceiling, reads marked spots on a wall, and fills in the log. In the afternoon the technician moves an air mover to what’s still wet, opens the foot of a wall that can’t dry closed, and shows the owner the falling line of readings.',
  },
  'meter-parts': {
    caption: {
      words:
        'The parts of a combined meter. Pins give a number at one depth; the pad compares; the camera only points.',
      facts: ['pin-and-pinless', 'thermal-shows-temperature'],
    },
    alt: 'A hand-held moisture meter from the front, with two pins on top and a display, and from the side with its pad flat on a wall. The wall is dry above and wet below. A probe on a cable reaches behind the baseboard.',
  },
  'wall-opened': {
    caption: 'One wall, opened in four steps. The cut follows the readings, not the stain.',
    alt: 'Four views of one wall. First, spots are read upward until they’re dry. Second, the baseboard is off and a level line is marked above the last wet reading. Third, drywall and insulation below the line are gone and the wet studs show. Fourth, an air mover blows along the studs, which read dry.',
  },
  'drying-log': {
    caption:
      'Three materials of one room, as an example. Drywall is dry, the stud nearly so; the oak floor has stalled.',
    alt: 'Readings over five days. Drywall falls steeply into the band of dry standards, the stud falls steadily and almost reaches it, the oak floor stays far above.',
  },
  'call-or-dry': {
    caption: 'The three questions as one chart. Start at the top left.',
    alt: 'If the water could be dirty, call now. If it is clean and the wet area is large, call today; expect mold when it cannot dry in time. If it is clean and the area small, dry it yourself when it can dry in time; otherwise look for mold.',
  },
  'cause-shares': {
    caption:
      'Our working shares stand in dashed outline because nothing proves them. Below: the order that a study of claims found.',
    alt: {
      words:
        'Bars of our working shares: plumbing 35%, appliances 25%, heating and cooling 15%, roof and storm 15%, foundation 10%. Below, the order found in a study of claims: supply pipes largest, toilets second; drains, water heaters and washing machines among the leaders.',
      rule: 'cause-shares',
    },
  },
  'claim-timeline-texas': {
    caption:
      'Four clocks of a Texas claim on one scale of calendar days. Each has its own start. Dashed: a longer reading or an allowed extension.',
    alt: {
      words:
        'Four bars. From your written notice, 15 days to acknowledge, begin and ask; TDI pages say business days. From all papers in, 15 business days to accept or reject in writing, with up to 45 more days for a stated reason. From the promise to pay, 5 business days to pay. From all papers in, 60 days until a late payment owes damages.',
      facts: [
        'acknowledge-15-days',
        'acknowledge-tdi-business-days',
        'accept-or-reject-15-business-days',
        'pay-within-5-business-days',
        'payment-60-day-limit',
      ],
    },
  },
  'first-two-hours': {
    caption:
      'Three stretches of the first two hours, each with its jobs. Below: the water, which stops rising when the valve is shut. Its heights are a sketch, not a measurement.',
    alt: 'A time line of two hours. Critical: people out, power safe, water off. Urgent: pictures, insurer, carry things out. Important: water out, air moving, a bed for tonight. The water rises until the valve is shut and falls once it is taken out.',
  },
  'loss-classes': {
    caption: {
      words: 'The same room of 12 by 12 by 8 feet in four losses. The share counts floor, walls and ceiling together.',
      facts: ['class-worked-room'],
    },
    alt: 'Four sections of one room. Class 1: a corner of carpet is wet, less than a twentieth of all surface. Class 2: the whole floor and two feet of wall, more than a third. Class 3: water from above has wet ceiling, walls and floor, two thirds. Class 4: water is held deep in a layered floor, whatever the share.',
  },
  'mold-clock': {
    caption: {
      words:
        'The same wall over three days. Finish drying within 24 to 48 hours; after two days wet things usually get moldy.',
      facts: ['finish-drying-48-hours'],
    },
    alt: 'A time line of three days over four pictures of one wall. On the first day the base is wet: dry it. On the second the damp has climbed: dry it and open it. From the third day spots grow: assume mold. Heights are drawn to show the order, not measured.',
  },
  'shut-off-points': {
    caption: 'A slab house in section: six places where water, power and gas are shut off.',
    alt: 'Section of a house on a slab with a garage, a kitchen and a yard. Six numbered points from the street box to the gas meter. The list names them.',
  },
  'signs-by-location': {
    caption: 'Nine signs in one room, each where it tends to show first.',
    alt: 'A room seen from the front with nine numbered signs on the ceiling, walls, window, cabinet and floor. The list names them.',
  },
  'thermal-versus-moisture': {
    caption:
      'One wall, read twice. The camera shows what is cool; only the meter shows what is wet. Drawn as an example.',
    alt: 'Two grids of the same wall. The camera shows a cool patch at lower left and one at upper right. The meter reads wet at lower left, dry at upper right, and finds a third place, low on the right, that is wet but not cool.',
  },
  'water-categories': {
    caption: {
      words: 'Three kinds of water. None stays where it starts: time, heat and what it touches make it worse.',
      facts: ['category-judges-contamination'],
    },
    alt: 'Three tanks under their sources. Category 1, clean: a supply pipe; stay if all holds. Category 2, gray: a washer drain; do not sleep beside it. Category 3, black: a sewer or a river; everyone out. An arrow shows that time, heat and dirt move water toward Category 3.',
  },
  'what-mold-needs': {
    caption: {
      words: 'Four needs, and only one that you can take away. Below: keep the air below 60%, best between 30 and 50%.',
      facts: ['mold-four-needs', 'humidity-target'],
    },
    alt: {
      words:
        'Mold stands on a table with four legs: air, food, warmth and water. The first three are in every house; the water leg is cut through. Below, a scale of relative humidity: best from 30 to 50%, too damp from 60%.',
      facts: ['mold-four-needs', 'humidity-target'],
    },
  },
  'where-water-hides': {
    caption: 'A two-story house in section. Hatched: nine places that hold water out of sight.',
    alt: 'Section of a house on a slab, with an attic and two floors. Nine numbered places are hatched as wet. The list names them.',
  },
  'wall-climb': {
    caption:
      'Water on the floor is not the damage. The damage is what climbs and what crosses. An example; heights to scale.',
    alt: 'Section through the foot of a wall with a ruler in inches. On the left an inch of water stands on the floor. The drywall above it is wet to twenty-two inches, the insulation behind it to fourteen, the drywall of the next room to nine. In that room the carpet is dry to the hand and the pad under it is wet.',
  },
  'ai-handoff': {
    caption: 'Where a machine helps. The first reading and the last word stay with a person.',
    alt: 'Two lanes. In the upper lane, a person reads the wall and records the reading. In the lower lane, a machine files it and drafts the scope. Back in the upper lane, a person checks each line and signs. The list names the six stations.',
  },
  'service-map': {
    caption: {
      words: 'The towns we serve and the counties around them, to scale. County lines: U.S. Census Bureau.',
      facts: ['county-lines'],
    },
    alt: 'Map of the towns listed beside it, each in its county. Roads and rivers are not drawn.',
  },
  'two-outlines': {
    caption: 'The stain and the wet area are two different outlines. The second one takes a meter.',
    alt: 'A wide hall from above. A small hatched patch by one wall marks the stain that anybody could see. A much larger dashed outline around it marks where a meter read wet: along the wall, under the floor and into the next room.',
  },
  'walk-the-wall': {
    caption: 'Walk the wall from dry to wet, low and high, and write down every reading.',
    alt: 'One long wall seen from the front. Eleven pairs of marks run along it, one low and one high. The low marks are filled from the left to beyond a doorway; the high marks are filled only near the stain.',
  },
  'one-log': {
    caption: 'One log, one line a day, until the readings meet the dry standard.',
    alt: 'Readings on ruled lines, one a day. They fall day by day until they meet a dashed line marked dry standard.',
  },
  'basement-pumping': {
    caption: {
      words:
        'Six feet of water, pumped out in four days. Dashed: the level in the morning. Filled: the level at night. An example.',
      facts: ['basement-pumping-method'],
    },
    alt: {
      words:
        'Four sections of one basement. Day one: six feet of water, one foot is pumped. Day two: the mark held overnight, two feet are pumped. Day three: two more. Day four: the last foot.',
      facts: ['basement-pumping-method'],
    },
  },
  'drying-system': {
    caption: {
      words: 'One loop: the fan makes vapor, the dehumidifier takes it away. Either one alone only moves the water.',
      facts: ['drying-balance'],
    },
    alt: {
      words:
        'Section through a closed room. An air mover blows along a wet floor and wall. Vapor rises. Damp air is drawn to a dehumidifier, which turns vapor into water and returns dry, warmer air along the floor. A hose carries the water to a drain.',
      facts: ['drying-balance'],
    },
  },
  'who-clears-what': {
    caption: 'Nine things below the high-water line, and who or what must clear each before it is used or opened.',
    alt: 'Section of a lot after a flood: a car, a house with electric panel, refrigerator, wet wall and sofa, a gas meter, a well, and a septic tank with its field and an aerobic unit. A line shows how high the water stood. Nine marks; the list names them.',
  },
  'cold-hours': {
    caption: {
      words: 'Hours for which food stays cold after the power goes out, if the door stays shut.',
      facts: ['outage-food-hours'],
    },
    alt: {
      words: 'Three bars of hours. Refrigerator: about 4. Half-full freezer: 24. Full freezer: 48.',
      facts: ['outage-food-hours'],
    },
  },
  'whose-clock': {
    caption:
      'Nine clocks to one scale of calendar days, each from its own start. Filled: somebody else must act. Hatched: you must.',
    alt: {
      words:
        'They must act: a home insurer acknowledges in 15 days, says yes or no in 15 business days, the windstorm association in 60 days, a mold firm hands over its certificate in 10. You must act: proof of loss and appeal on a flood policy, appraisal with the windstorm association, application to FEMA and appeal there, 60 days each.',
      facts: [
        'acknowledge-15-days',
        'accept-or-reject-15-business-days',
        'windstorm-own-clocks',
        'texas-mold-certificate',
        'nfip-proof-of-loss',
        'flood-appeal-60-days',
        'windstorm-appraisal-60',
        'fema-declared-county',
        'fema-appeal-60-days',
      ],
    },
  },
};
