import type { Hazard } from '../hazards/hazards.ts';
import type { Severity } from '../job/severity.ts';

/** What a hazard adds to an assessment. */
export interface Urgent {
  /** Steps that come before those of the water category. */
  readonly actions: readonly string[];
  /** The same steps for someone who wrote in Spanish. */
  readonly actionsInSpanish: readonly string[];
  readonly risk: string;
  /** The severity is at least this. */
  readonly severity: Severity;
  /** Whether it calls for professionals by itself. */
  readonly professionals: boolean;
}

/**
 * Steps by hazard. Sources: EPA, "Flood Cleanup: Tips for a Healthy Home"; CPSC on portable generators (outdoors, 20 feet);
 * North Carolina DPS after CDC and Ontario Ministry of Labour (power, flooded rooms); National Weather Service (moving
 * water); EPA, "Protect Your Family from Exposures to Asbestos" and "Post-Disaster Renovations and Lead-Based Paint".
 */
export const urgent: Readonly<Record<Hazard, Urgent>> = {
  gas: {
    actions: [
      'Leave now and take everyone with you. Switch nothing on or off and light nothing.',
      'From outside, call 911 or your gas company. Go back only when they say so.',
    ],
    actionsInSpanish: [
      'Salga ya y llévese a todos. No encienda ni apague nada, ni prenda fuego.',
      'Desde afuera, llame al 911 o a la compañía de gas. No regrese hasta que le digan.',
    ],
    risk: 'Leaking gas can explode or catch fire.',
    severity: 'emergency',
    professionals: true,
  },
  'carbon-monoxide': {
    actions: [
      'Get everyone into fresh air now. Call 911 if anyone has a headache, is dizzy, sick or confused.',
      'Run engines, generators and grills outdoors only, at least 20 feet from the house. An open door or window is not enough.',
    ],
    actionsInSpanish: [
      'Saque a todos al aire libre ya. Llame al 911 si alguien tiene dolor de cabeza, mareo, náusea o confusión.',
      'Use motores, generadores y asadores solo afuera, a 20 pies o más de la casa. Abrir la puerta no basta.',
    ],
    risk: 'Carbon monoxide has no smell and kills within minutes.',
    severity: 'emergency',
    professionals: true,
  },
  electrical: {
    actions: [
      'Stay out of the water, and touch nothing electrical that is wet.',
      'Switch the power off only if you can reach the panel from a dry place. If not, ask the power company to cut it at the meter.',
      'Let an electrician check what got wet before the power returns.',
    ],
    actionsInSpanish: [
      'No entre al agua ni toque nada eléctrico mojado.',
      'Corte la luz solo si llega a la caja por un lugar seco. Si no, pida a la compañía que la corte en el medidor.',
      'Que un electricista revise lo mojado antes de volver a conectar la luz.',
    ],
    risk: 'Electric shock or fire from wet wiring, outlets or appliances.',
    severity: 'emergency',
    professionals: true,
  },
  structural: {
    actions: [
      'Keep everyone out from under a ceiling that sags, and off a floor that gives. Do not poke it or walk on it.',
      'Leave the house if cracks grow, the building creaks or doors start to jam.',
    ],
    actionsInSpanish: [
      'Que nadie se quede debajo de un techo colgado ni pise un piso que cede. No lo pique ni camine encima.',
      'Salga de la casa si las grietas crecen, la casa cruje o las puertas se traban.',
    ],
    risk: 'A wet ceiling or floor can come down without warning.',
    severity: 'emergency',
    professionals: true,
  },
  sewage: {
    actions: [
      'Keep everyone out of the dirty water, children and pets first. Wash skin that it touched with soap and clean water.',
      'Use no toilet, sink, tub or washer until the line is cleared.',
    ],
    actionsInSpanish: [
      'Que nadie toque el agua sucia, primero los niños y las mascotas. Lave con jabón la piel que tocó.',
      'No use excusado, lavabo, regadera ni lavadora hasta que destapen el drenaje.',
    ],
    risk: 'Sewage carries germs that can make people seriously ill.',
    severity: 'emergency',
    professionals: true,
  },
  'flood-water': {
    actions: [
      'If water is rising or moving, go to higher ground. Call 911 if you cannot leave safely. Never walk or drive through moving water.',
      'Stay out of flooded rooms until power and gas are off. Look for snakes, and for damage to supports.',
    ],
    actionsInSpanish: [
      'Si el agua sube o corre, váyase a un lugar alto. Llame al 911 si no puede salir. Nunca camine ni maneje por agua que corre.',
      'No entre a cuartos inundados hasta que corten la luz y el gas. Cuidado con las víboras y con daños en la casa.',
    ],
    risk: 'Flood water carries sewage, chemicals and sharp debris.',
    severity: 'emergency',
    professionals: true,
  },
  'asbestos-or-lead': {
    actions: [
      'Do not scrape, sand, cut or tear out old ceiling, floor, wall or paint until a trained person has had it tested.',
    ],
    actionsInSpanish: [
      'No raspe, lije, corte ni arranque techo, piso, pared o pintura vieja hasta que alguien capacitado la analice.',
    ],
    risk: 'Old materials release asbestos fibers or lead dust when they are disturbed.',
    severity: 'high',
    professionals: true,
  },
  mold: {
    actions: [
      'Use no fan and no central air where there may be mold: they spread it. Wear an N-95 mask and gloves near it.',
    ],
    actionsInSpanish: ['No use ventilador ni clima donde pueda haber moho: lo riegan. Use mascarilla N-95 y guantes.'],
    risk: 'Mold can bring on asthma and other trouble with breathing.',
    severity: 'high',
    professionals: true,
  },
  'vulnerable-people': {
    actions: [
      'Take small children, older or ill people and anyone pregnant out of the wet rooms first. They should not help to clean up.',
    ],
    actionsInSpanish: [
      'Saque primero de los cuartos mojados a niños, ancianos, enfermos y embarazadas. Ellos no deben ayudar a limpiar.',
    ],
    risk: 'Small children, older, ill or pregnant people get sick from damp and dirty water sooner than others.',
    severity: 'moderate',
    professionals: false,
  },
  ongoing: {
    actions: ['Stop the water if it comes from a pipe: close the main valve. If you cannot, call your water company.'],
    actionsInSpanish: [
      'Si el agua viene de un tubo, cierre la llave principal. Si no puede, llame a la compañía del agua.',
    ],
    risk: 'Every hour that the water runs, it reaches more of the house.',
    severity: 'low',
    professionals: false,
  },
  'contents-only': {
    actions: ['Lift the wet things off the floor and dry them apart from each other.'],
    actionsInSpanish: ['Levante las cosas mojadas del piso y séquelas por separado.'],
    risk: 'Damp belongings can wet the floor under them.',
    severity: 'low',
    professionals: false,
  },
};
