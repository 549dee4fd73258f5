/** Words of the parts that pages share. */
export const parts = {
  callBanner: {
    label: 'Call for help',
    title: 'Water in the building right now?',
    text: 'Talk to a real person, any time of day or night. If you’re in danger, call 911 first. Get out of smoke, fire, or gas.',
    call: 'Call {phone}',
    getHelp: 'Get help, or a free estimate',
  },
  contact: {
    hotline: 'Emergency line, 24/7',
    email: 'Email',
    location: 'Location',
    response: 'Our goal for emergencies',
    responseTime: 'on site in under {minutes} minutes',
    reply: 'Email reply',
    replyTime: 'our goal: {emergency} in an emergency, {urgent} if it’s urgent, {normal} otherwise',
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
    deskReviewBy:
      'From what the manufacturer and other sources publish, not from use on jobs. The review says what we couldn’t confirm.',
  },
  share: {
    share: 'Share',
    text: 'Text message',
    whatsapp: 'WhatsApp',
    email: 'Email',
    more: 'More apps',
    copied: 'Link copied.',
    copy: 'Copy link',
    byHand: 'Your browser wouldn’t copy it. Copy it from here:',
    code: 'QR code of the link, for another phone’s camera',
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
    beforePlay:
      'When you press play, the player loads from the video host, which may then store data in your browser. {link}',
    openAtHost: 'Watch it on the host’s site instead',
  },
};
