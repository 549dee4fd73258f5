/** Words of the ask form's choices. The keys are the values that travel. */
export const categoryWords = {
  emergency: 'Emergency',
  assessment: 'Damage assessment',
  equipment: 'Equipment',
  prevention: 'Prevention',
  insurance: 'Insurance',
  general: 'General',
};
export type QuestionCategory = keyof typeof categoryWords;

export const urgencyWords = {
  normal: 'Normal',
  urgent: 'Urgent',
  emergency: 'Emergency',
};

export const reachWords = {
  email: 'Email',
  call: 'A call',
  text: 'A text message',
};

/** The same on the buttons of the short form. */
export const wayWords = {
  call: 'Call',
  text: 'Text',
  email: 'Email',
};
