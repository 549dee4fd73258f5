import type { HouseRule } from './house-rule.ts';

/** What the assessment forbids although no source says it in so many words. Each is stricter than the sources, never milder. */
export const dangerRules = {
  'life-before-belongings': {
    says: 'While a life is at risk nobody does anything about the house: only leaving, calling and keeping others away.',
    value: 'nothing but leaving and calling',
    sourcesSay:
      'Sources say what to do for the person: call 911, do not touch, do not go into the water. None lists what has to wait.',
    facts: ['shock-look-do-not-touch', 'water-rescue-do-not-go-in'],
  },
  'panel-left-alone': {
    says: 'While someone is in danger nobody goes to the breaker panel: 911 and the power company see to the power.',
    value: 'leave the panel alone',
    sourcesSay:
      'CDC says to turn the source off if possible, and a power company only where that is safe. From a few sentences nobody can tell whether the way to the panel is dry.',
    facts: ['shock-look-do-not-touch'],
  },
  'panel-911-first': {
    says: 'A panel that hums, sparks, smokes, or is hot, or that water runs into, means getting out and calling 911 before the utility.',
    value: '911 before the utility',
    sourcesSay:
      'Sources say to call the utility about a panel that is wet or buzzes, and the fire department too where it sparks or smokes. Hum and heat can come before either.',
    facts: ['wet-panel-hands-off'],
  },
  'out-of-the-house': {
    says: 'Whoever has to be out of the house does nothing in it: no valve, no switch, no bucket, no picture, no cleaning.',
    value: 'nothing in the house',
    sourcesSay:
      'Sources say to leave and to wait outside until somebody who knows allows a return. That all work in the house waits follows from it.',
    facts: ['gas-smell-leave', 'co-alarm-go-out'],
  },
  'line-down-no-work': {
    says: 'While a line is down nobody works outdoors or at pipes, machines and switches.',
    value: 'no work near pipes and machines',
    sourcesSay:
      'Sources say to keep 35 feet away, and that pipes and buildings can be live. None speaks of work indoors.',
    facts: ['downed-line-thirty-five-feet', 'downed-line-live-pipes'],
  },
  'live-water-no-work': {
    says: 'Where water may be at power nobody works in the wet rooms: no pictures, no cleaning, no fans, no carrying.',
    value: 'no work in the wet rooms',
    sourcesSay: 'Sources say not to step into such a room and not to use appliances while wet. None lists other work.',
    facts: ['never-step-in-near-outlets', 'no-appliance-while-wet'],
  },
  'ceiling-no-poking': {
    says: 'Nobody stands or works under a ceiling that sags, and nobody pokes it.',
    value: 'no work under it',
    sourcesSay:
      'One relief organization lets people knock a sagging ceiling down from the edge, with goggles and a hard hat. We do not advise that to someone who is frightened.',
    facts: ['sagging-ceiling-heavy', 'sagging-ceiling-may-fall'],
  },
  'wet-ceiling-no-work': {
    says: 'Nobody mops, vacuums, runs a fan or cleans under a ceiling that water comes through, even a drip, before someone has looked at it.',
    value: 'no work under it',
    sourcesSay:
      'Sources say that a wet ceiling can come down, and to stay away from its light. Some have people put a bucket under the drip.',
    facts: ['wet-ceiling-and-light', 'sagging-ceiling-may-fall'],
  },
  'line-down-stay-in': {
    says: 'People indoors with a line down outside stay in, unless there is smoke, fire or gas.',
    value: 'stay inside',
    sourcesSay: 'Trade pages say to stay inside. The authorities name the distance, and say to stay inside a car.',
    facts: ['downed-line-stay-inside', 'downed-line-thirty-five-feet'],
  },
  'flooded-house-no-work': {
    says: 'In a house that flood water has entered nobody works before power and gas are off and someone has called it safe.',
    value: 'no work until it is called safe',
    sourcesSay:
      'Sources say to stay out while the power is on, and not to pump while the ground is flooded. None lists other work.',
    facts: ['no-appliance-while-wet', 'main-power-dry-place-only', 'never-pump-while-flooded'],
  },
  'dust-no-fans': {
    says: 'No fan blows over material that may hold asbestos or lead.',
    value: 'no fans',
    sourcesSay: 'EPA says not to dust, sweep or vacuum it. None of the pages speaks of fans.',
    facts: ['asbestos-no-sweeping'],
  },
  'dirty-water-no-fans': {
    says: 'No fan blows over flood water, sewage or gray water before it is cleaned up.',
    value: 'no fans before cleaning',
    sourcesSay:
      'EPA allows fans after a flood as long as no mold can be seen. The trade cleans first and dries afterwards.',
    facts: ['no-fans-on-visible-mold', 'order-of-work', 'trade-no-fans-on-dirty-water'],
  },
  'black-water-hands-off': {
    says: 'Nobody takes black water out, wades in it, cleans it up or carries things through it alone.',
    value: 'a job for professionals',
    sourcesSay:
      'EPA calls sewage and contaminated water a job for a professional. Some cities tell people how to clean up with gloves and boots.',
    facts: ['always-professional', 'sewage-people-out', 'sewage-use-no-drains'],
  },
} as const satisfies Record<string, HouseRule>;
