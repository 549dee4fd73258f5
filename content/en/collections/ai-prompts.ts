/** Prompts that a visitor copies or saves as a text file. Square brackets mark what to fill in. */
export interface PromptCollection {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  /** Name of the text file that the browser builds. */
  readonly file: string;
  readonly prompts: readonly { readonly title: string; readonly text: string }[];
}

/** Stands first in both files, and above both lists. */
export const promptRules =
  'Take out names, addresses, and policy and claim numbers before you paste. Check every number in the answer against your own readings. The AI hasn’t seen the house.';

export const promptCollections: readonly PromptCollection[] = [
  {
    id: 'restoration',
    title: 'Restoration prompt collection',
    says: 'For technicians, project managers, and office staff.',
    file: 'restoration-ai-prompts.txt',
    prompts: [
      {
        title: 'Daily note from readings',
        text: 'Write a daily drying note from these readings: [paste]. One short paragraph a room. State what changed since yesterday, what was moved, and what is still above its dry reading. Use only the numbers given. List any reading that is missing.',
      },
      {
        title: 'Find the gaps in my file',
        text: 'Here is the documentation of a water job: [paste notes]. List what an adjuster would ask for that isn’t in it: photos, source, category, class, moisture map, equipment hours, daily air readings, dry readings. Don’t guess the answers.',
      },
      {
        title: 'Explain the equipment count',
        text: 'Explain in plain words why this room has [count] air movers and [count] dehumidifiers. Room: [size], wet areas: [list], class [class], method used: [method]. Show the arithmetic line by line, and say which numbers are rules of thumb.',
      },
      {
        title: 'Explain a reading to a customer',
        text: 'Explain this moisture reading to a homeowner in four sentences without jargon: material [material], meter and scale [meter], today [reading], dry reading of the same material [reading]. Say what happens next.',
      },
      {
        title: 'Question my category',
        text: 'I call this loss category [category] because [reasons]. Argue against me. Which facts would make it worse, which would make it better, and what should I look at on site before I decide?',
      },
      {
        title: 'Scope from room notes',
        text: 'Turn these room notes into a scope of work, by room and by stage (make safe, water out, tear out, clean, dry, check): [paste]. Mark each line that’s based on an assumption, and ask me the question that would settle it.',
      },
      {
        title: 'Why is it not drying?',
        text: 'These are three days of air and moisture readings: [paste]. Give the likely reasons why [material] has stopped drying, most likely first, and the one reading or check that would prove each reason.',
      },
      {
        title: 'Safety talk for today',
        text: 'Write a five-minute safety talk for a crew working today on [job: water source, age of house, power, heat]. Cover electricity, lifting, dirty water, lead paint and asbestos, heat. End with three questions the crew must answer.',
      },
      {
        title: 'Answer an adjuster',
        text: 'An adjuster asks: [paste question]. Draft a polite answer of at most ten lines, based only on these records: [paste]. Explain our scope and price. Don’t interpret the policy, and don’t argue coverage.',
      },
      {
        title: 'Hand-over letter',
        text: 'Write a one-page letter that goes with the finished job: what was wet, what was removed, what was dried, final readings next to dry readings, and what the owner should watch for. Facts: [paste]. Don’t promise anything.',
      },
      {
        title: 'Review of a lost week',
        text: 'Here is the timeline of a job that went over its days: [paste]. Which decision, made a day earlier, would have saved the most time? Give the lesson in two sentences a new technician remembers.',
      },
      {
        title: 'Quiz for a new technician',
        text: 'Ask me ten questions about [topic, such as air readings or containment], one at a time, harder each time. Wait for my answer, correct it, and say why it matters on a job.',
      },
    ],
  },
  {
    id: 'homeowner',
    title: 'Homeowner and claim prompt collection',
    says: 'For homeowners, property managers, and agents.',
    file: 'water-damage-homeowner-prompts.txt',
    prompts: [
      {
        title: 'Make a list while I talk',
        text: 'I will describe the water damage room by room. Turn what I say into a list with room, item, damage, age, what I paid, and what I still need to photograph. Ask if something’s unclear. Don’t make up values.',
      },
      {
        title: 'What should I photograph?',
        text: 'Water came from [source] into [rooms] on [day]. Make a list of photos to take for my insurance company, in the order I should walk, so I don’t forget anything before I move it.',
      },
      {
        title: 'Understand my policy',
        text: 'Explain this part of my policy in plain words: [paste, without names and numbers]. List the duties it gives me after a loss, the time limits, and what it excludes. Quote the sentence for each. Tell me what to ask my agent.',
      },
      {
        title: 'First call to the insurance company',
        text: 'I am about to report water damage. Facts: [what, when, where from]. Write what I should say in one minute, and the questions I should ask. Stick to the facts, and don’t say whose fault it was.',
      },
      {
        title: 'Keep a log of calls',
        text: 'Turn these notes into a dated log of calls and letters, with name, what was said, what was promised and by when: [paste]. Mark promises that are overdue.',
      },
      {
        title: 'Compare two bids',
        text: 'Compare these two written bids for the same water damage: [paste both]. Make a table of what each one includes, leaves out, and assumes. What questions should I ask both companies? Don’t tell me which to choose.',
      },
      {
        title: 'Is this much equipment normal?',
        text: 'A company has put [count] fans and [count] dehumidifiers into rooms of [sizes] for [days]. List polite questions that would show whether that is reasonable, and the readings they should be able to show me.',
      },
      {
        title: 'What can I save?',
        text: 'These items got wet with [clean, gray, or dirty] water for [hours]: [list]. Sort them: dry now, clean, throw away, or ask a professional. Give the reason for each. If you’re in doubt, be on the safe side.',
      },
      {
        title: 'Letter to a landlord or neighbor',
        text: 'Write a short, friendly letter about water that’s coming from [place] and damaging [rooms]. Facts: [paste]. Ask them to have the source looked at by [date], and ask for their insurance company’s name. Don’t threaten.',
      },
      {
        title: 'Prevention plan for my house',
        text: 'My house: built [year], [slab or crawl space], [roof], [water heater, age], [washing machine hoses, age]. Make a month-by-month list of checks against water damage for one year, ten minutes each.',
      },
      {
        title: 'Explain it to a child',
        text: 'Explain to a child of [age] why we’re sleeping somewhere else tonight because the house got wet, what the noisy fans and dehumidifiers do, and that children stay out of the wet rooms until the work is done. Suggest something to do in a dry place. Be calm and honest, in ten sentences.',
      },
    ],
  },
];
