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
    alt: 'Three pairs of cutaway rooms. Clean water under a sink: afterward, the baseboard and cabinet doors are off and an air mover blows along the wall, which stays. Gray water over carpet: afterward, carpet and pad are bagged and air goes into the wall through openings behind the baseboard. Black water from a toilet: afterward, the drywall and insulation are cut out above the water’s edge, plastic sheeting closes off the area, and an air scrubber filters the air that leaves.',
  },
  'crew-day': {
    caption: {
      words: 'A day on a drying job. The readings decide what moves and what’s opened.',
      facts: ['order-of-work'],
    },
    alt: 'Six scenes. In the morning a technician checks the power and the ceiling, reads marked spots on a wall, and fills in the log. In the afternoon the technician moves an air mover to what’s still wet, opens the bottom of a wall that can’t dry in place, and shows the owner how the readings have dropped.',
  },
  'meter-parts': {
    caption: {
      words:
        'The parts of a combined meter. Pins give a number at one depth; the pad compares; the camera only points.',
      facts: ['pin-and-pinless', 'thermal-shows-temperature'],
    },
    alt: 'A handheld moisture meter from the front, with two pins on top and a display, and from the side with its pad flat on a wall. The wall is dry above and wet below. A probe on a cable reaches behind the baseboard.',
  },
  'wall-opened': {
    caption: 'One wall, opened in four steps. The cut follows the readings, not the stain.',
    alt: 'Four views of one wall. First, spots are read upward until they’re dry. Second, the baseboard is off and a level line is marked above the last wet reading. Third, drywall and insulation below the line are gone and the wet studs show. Fourth, an air mover blows along the studs, which read dry.',
  },
  'drying-log': {
    caption:
      'An example: three materials in one room. The drywall is dry, the stud almost is, and the oak floor has stalled.',
    alt: 'Readings over five days. Drywall drops steeply into the band of dry standards, the stud drops steadily and almost reaches it, and the oak floor stays far above it.',
  },
  'call-or-dry': {
    caption: 'The three questions as one chart. Start at the top left.',
    alt: 'If the water could be dirty, call now. If it’s clean and the wet area is large, call today, and expect mold if it can’t dry in time. If it’s clean and the area is small, dry it yourself if it can dry in time; if not, have it looked at.',
  },
  'claim-timeline-texas': {
    caption:
      'Four deadlines of a Texas claim on one scale of calendar days. Each has its own start. Dashed: a longer reading, or the extra time the law allows.',
    alt: {
      words:
        'Four bars. From your written notice, 15 days to acknowledge, start investigating, and ask for what’s needed; TDI pages say business days. From receipt of everything, 15 business days to accept or reject in writing; if the insurer says why it needs more time, 45 days from that notice. From the promise to pay, 5 business days to pay. From receipt of everything, 60 days; after that, the insurer owes damages.',
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
      'The first two hours in three parts, each with its jobs. Below is the water, which stops rising when you shut the valve. Its heights are a sketch, not a measurement.',
    alt: 'A time line of two hours. Critical: people out, power safe, water off. Urgent: photos, insurance company, carry belongings out. Important: water out, air moving, a bed for tonight. The water rises until the valve is shut and drops as it’s removed.',
  },
  'loss-classes': {
    caption: {
      words: 'The same 12 by 12 by 8 foot room in four losses. The share counts floor, walls, and ceiling together.',
      facts: ['class-worked-room'],
    },
    alt: 'Four sections of one room. Class 1: a corner of carpet is wet, less than a twentieth of all surface. Class 2: the whole floor and two feet of wall, more than a third. Class 3: water from above has wet the ceiling, walls, and floor, two thirds. Class 4: water is held deep in a layered floor, whatever the share.',
  },
  'mold-clock': {
    caption: {
      words:
        'The same wall over three days. Finish drying within 24 to 48 hours. After two days, wet things usually get moldy.',
      facts: ['finish-drying-48-hours'],
    },
    alt: 'A time line of three days over four pictures of one wall. On the first day the base is wet: dry it. On the second, the damp has climbed: dry it and open it. From the third day on, spots grow: assume mold. The heights show the order; they aren’t measured.',
  },
  'shut-off-points': {
    caption: 'A slab house, cut open: six places where you shut off the water, power, and gas.',
    alt: 'A cutaway of a house on a slab with a garage, a kitchen, and a yard. Six numbered points run from the street box to the gas meter. The list names them.',
  },
  'signs-by-location': {
    caption: 'Nine signs in one room, each where it usually shows first.',
    alt: 'A room seen from the front with nine numbered signs on the ceiling, walls, window, cabinet, and floor. The list names them.',
  },
  'thermal-versus-moisture': {
    caption:
      'One wall, read twice. The camera shows what’s cool; only the meter shows what’s wet. It’s a drawn example.',
    alt: 'Two grids of the same wall. The camera shows a cool patch at lower left and another at upper right. The meter reads wet at lower left and dry at upper right, and finds a third spot, low on the right, that’s wet but not cool.',
  },
  'water-categories': {
    caption: {
      words: 'Three kinds of water. None of them stays how it started: time, heat, and what it touches make it worse.',
      facts: ['category-judges-contamination'],
    },
    alt: 'Three tanks under their sources. Category 1, clean: a supply pipe; stay only if every condition is true. Category 2, gray: a washer drain; sleep somewhere else. Category 3, black: a sewer or a river; everyone out. An arrow shows that time, heat, and dirt move water toward Category 3.',
  },
  'what-mold-needs': {
    caption: {
      words:
        'Mold has four needs, and you can take away only one. Below: keep the air under 60% humidity; between 30 and 50% is best.',
      facts: ['mold-four-needs', 'humidity-target'],
    },
    alt: {
      words:
        'Mold on a table with four legs: air, food, warmth, and water. The first three are in every house; the water leg is cut through. Below is a scale of relative humidity: best from 30 to 50%, too damp from 60%.',
      facts: ['mold-four-needs', 'humidity-target'],
    },
  },
  'where-water-hides': {
    caption: 'A two-story house, cut open. The hatching shows nine places that hold water out of sight.',
    alt: 'A cutaway of a house on a slab, with an attic and two floors. Nine numbered places are hatched as wet. The list names them.',
  },
  'wall-climb': {
    caption:
      'The water on the floor isn’t the damage. The damage is what climbs the wall and what crosses to the next room. This is an example; heights are to scale.',
    alt: 'A cutaway of the bottom of a wall, with a ruler in inches. On the left, an inch of water covers the floor. The drywall above it is wet to twenty-two inches, the insulation behind it to fourteen, and the next room’s drywall to nine. In that room the carpet feels dry and the pad under it is wet.',
  },
  'ai-handoff': {
    caption: 'Where AI helps. A person takes the first reading and has the last word.',
    alt: 'Two lanes. In the upper lane, a person reads the wall and records the reading. In the lower lane, AI software files it and drafts the scope. Back in the upper lane, a person checks each line and signs. The list names the six steps.',
  },
  'service-map': {
    caption: {
      words: 'The towns we serve and the counties around them, to scale. County lines: U.S. Census Bureau.',
      facts: ['county-lines'],
    },
    alt: 'A map of the towns in the list next to it, each in its county. It doesn’t show roads or rivers.',
  },
  'two-outlines': {
    caption: 'The stain and the wet area are two different outlines. The second one takes a meter.',
    alt: 'A wide hall from above. A small hatched patch by one wall marks the stain anyone could see. A much larger dashed outline around it marks where a meter read wet: along the wall, under the floor, and into the next room.',
  },
  'walk-the-wall': {
    caption: 'Walk the wall from dry to wet, low and high, and write down every reading.',
    alt: 'One long wall seen from the front. Eleven pairs of marks run along it, one low and one high. The low marks are filled from the left to past a doorway; the high marks are filled only near the stain.',
  },
  'one-log': {
    caption: 'One log, one line a day, until the readings meet the dry standard.',
    alt: 'Readings on ruled lines, one a day. They fall day by day until they meet a dashed line marked dry standard.',
  },
  'basement-pumping': {
    caption: {
      words:
        'An example: six feet of water, pumped out in four days. The dashed line is the morning level, and the fill is the level at night.',
      facts: ['basement-pumping-method'],
    },
    alt: {
      words:
        'Four views of one basement. Day one: six feet of water, and one foot is pumped. Day two: the mark held overnight, so two feet are pumped. Day three: two more. Day four: the last foot.',
      facts: ['basement-pumping-method'],
    },
  },
  'drying-system': {
    caption: {
      words:
        'One loop: the fan makes vapor, and the dehumidifier takes it away. Either one alone just moves the water around.',
      facts: ['drying-balance'],
    },
    alt: {
      words:
        'A cutaway of a closed room. An air mover blows along a wet floor and wall. Vapor rises. A dehumidifier pulls in the damp air, turns the vapor into water, and sends dry, warmer air back along the floor. A hose carries the water to a drain.',
      facts: ['drying-balance'],
    },
  },
  'who-clears-what': {
    caption: 'Nine items below the high-water line, and who has to clear each one before you use it or open it.',
    alt: 'A cutaway of a lot after a flood: a car; a house with a breaker panel, refrigerator, wet wall, and sofa; a gas meter; a well; and a septic tank with its field and an aerobic unit. A line shows how high the water got. The list names the nine marks.',
  },
  'cold-hours': {
    caption: {
      words: 'How many hours food stays cold after the power goes out, if you keep the door shut.',
      facts: ['outage-food-hours'],
    },
    alt: {
      words: 'Three bars of hours. Refrigerator: about 4. Half-full freezer: 24. Full freezer: 48.',
      facts: ['outage-food-hours'],
    },
  },
  'whose-clock': {
    caption:
      'Nine deadlines on one scale of calendar days, each from its own start. Filled: someone else must act. Hatched: you must.',
    alt: {
      words:
        'They must act: a home insurer acknowledges in 15 days, approves or denies in 15 business days, the windstorm association in 60 days, a mold firm hands over its certificate in 10. You must act: proof of loss and appeal on a flood policy, appraisal with the windstorm association, application to FEMA and appeal there, 60 days each.',
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
