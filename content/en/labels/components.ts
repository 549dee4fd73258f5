/** Words of the parts that pages share. */
export const parts = {
  callBanner: {
    label: 'Call for help',
    title: 'Water in the building right now?',
    text: 'Talk to somebody who dries houses for a living, at any hour. In danger, get out first and call 911.',
    call: 'Call {phone}',
    getHelp: 'Get help, or a free estimate',
  },
  contact: {
    hotline: 'Hotline, 24/7',
    email: 'Email',
    location: 'Location',
    response: 'Our goal for emergencies',
    responseTime: 'on site in under {minutes} minutes',
    reply: 'Email reply',
    replyTime: 'our aim: within {emergency} hours in an emergency, {urgent} when urgent, {normal} otherwise',
  },
  download: {
    button: 'Download',
    // The specification's words for an entry without a file.
    missing:
      'Download functionality for {title} would be implemented here. This is a demo - actual PDFs/XLSX files would be hosted and downloaded.',
  },
  prompts: {
    save: 'Download {count} prompts (TXT)',
    read: 'Read the {count} prompts',
  },
  review: {
    fieldTested: 'Field Tested',
    fieldTestedBy: 'Used by the field team of {company}; not an independent test',
    deskReview: 'Desk review',
    deskReviewBy: 'From what the maker and other sources publish, not from use on jobs',
  },
  share: {
    share: 'Share',
    copied: 'The link is copied.',
    copy: 'Copy the link',
    byHand: 'Your browser keeps the clipboard closed. Copy it from here:',
    code: 'The link as a code for the camera of a phone',
    close: 'Close',
  },
  /** What a printed sheet leaves to fill in by hand, over its text and under it. */
  sheet: {
    printed: 'Printed',
    lines: ['Job number', 'Claim number', 'Loss address'],
    signatures: ['Technician', 'Date', 'Owner or adjuster'],
  },
  video: {
    play: 'Play',
    playOf: ': {title}',
    beforePlay: 'Pressing play loads the player from the video host, which may then store data in your browser. {link}',
    openAtHost: 'Open it at the host instead',
  },
};
