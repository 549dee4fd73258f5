import type { Fact } from './fact.ts';

/** Electricity that people bring to the water: generators, cords, solar panels. */
export const powerFacts = {
  'generator-transfer-switch': {
    status: 'A',
    matter: 'safety',
    says: 'Never plug a generator into a wall outlet and never join it to house wiring: the current runs back into the lines and can kill neighbors and line workers. The only safe way into the wiring is a transfer switch put in by a licensed electrician. Otherwise plug each appliance into the generator with a heavy outdoor cord.',
    sources: ['austin-energy-generators', 'holyoke-generators'],
  },
  'generator-refuel-cold': {
    status: 'A',
    matter: 'safety',
    says: 'Turn a generator off and let it cool before you refuel it. Keep it dry, and keep children and pets away from it.',
    sources: ['holyoke-generators'],
  },
  'generator-twenty-feet': {
    status: 'A',
    matter: 'safety',
    says: 'Portable generators, pumps and pressure washers make carbon monoxide, a deadly gas without smell: run them outdoors only, at least 20 feet from the house and from every door, window and vent, with the exhaust pointing away from every building that somebody could enter. Never in a garage, shed, carport, porch or room.',
    sources: ['cpsc-tornado-release-2021', 'austin-energy-generators', 'epa-flood-healthy-home'],
  },
  'generator-indoors-deaths': {
    status: 'A',
    matter: 'safety',
    says: 'Opening doors or windows does not make an indoor generator safe; porches and carports are too close. CPSC counted about 85 deaths a year from carbon monoxide of portable generators in the US in 2011 to 2021, and nearly 100 a year in a warning of 2023.',
    sources: ['cpsc-generator-report-2022', 'cpsc-idalia-warning'],
  },
  'solar-stays-live': {
    status: 'A',
    matter: 'safety',
    says: 'Solar panels go on making electricity in daylight when the mains are off, and a battery or a standby generator keeps circuits live. Treat panels, cables, inverter and battery as live. Never touch a wet switch of theirs; call the installer or an electrician.',
    sources: ['energex-solar'],
  },
  'cord-gauge': {
    status: 'B',
    matter: 'safety',
    says: 'A cord for a load of 12 to 15 A is at least 14 gauge at 25 feet and 12 gauge at 50 feet; a lower number is a thicker wire. Use one whole cord, grounded, rated for outdoors, and never join two. Gauge and rating stand on the jacket.',
    sources: ['austin-energy-generators', 'safety-note-144'],
  },
} as const satisfies Record<string, Fact>;
