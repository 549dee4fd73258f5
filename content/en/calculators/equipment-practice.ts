/** Good practice with air movers, whatever their count. */
export const airMoverPractice: readonly string[] = [
  'Take the water out first. A fan on standing water only wets the air.',
  'Start the dehumidifier before the fans, or the walls take up what the floor gives off.',
  'Blow along the wall, close to it and low. The air should sweep the wet surface, not hit it.',
  'Lift carpet edges, open cabinet doors, and keep furniture off the wet floor.',
  'Never run fans on sewage or on mold. They spread it through the house.',
  'Walk round each day with the meter, and move the machines to what is still wet.',
];

/** Good practice with scrubbers, whatever their count. */
export const scrubberPractice: readonly string[] = [
  'Clean first. A scrubber filters what floats; it does not clean what lies.',
  'Check the filters every day. Change the first one when it is gray; the airflow falls long before you hear it.',
  'Close doors and vents, or the machine filters the whole house.',
  'Switch off the house fan, or its ducts carry the dust on.',
  'Run it until the work is done and the air is clear, not by the clock alone.',
];

/** Good practice with dehumidifiers. */
export const dehumidifierPractice: readonly string[] = [
  'Close windows and doors, unless the air outside is much drier than the air inside.',
  'Lead the hose to a drain and check it on each visit. A full bucket dries nothing.',
  'Keep the room warm. Most machines slow down in a cool room.',
  'Read the air each day: before the machine, behind it, in a dry room and outside.',
  'Take machines away when the readings say so.',
];

/** What to do before the first machine is plugged in. */
export const circuitPractice: readonly string[] = [
  'Stay out of a wet room until the power to it is off and a qualified person has said that it is safe.',
  'One circuit often feeds several rooms. Find out which outlets hang on which breaker, and mark them.',
  'Nothing else may run on the circuit: count the fridge, the freezer and the lights.',
  'Read the plate of each machine. The figures that stand here first are examples.',
  'Use short, heavy cords made for the load, rolled out to their full length, and a ground-fault outlet in wet rooms.',
  'A breaker that trips has done its work. Move a machine to another circuit; never fit a larger breaker.',
];
