import type { MessageShape } from '../../i18n/message-shape.ts';
import type { FactsOfLines } from '../../i18n/sourced.ts';
import { shell } from '../calculators/shell.ts';

const words = {
  form: {
    area: {
      label: 'All the mold, in square feet',
      hint: 'Count all the material that’ll be cleaned or removed, including hidden mold.',
    },
    patch: {
      label: 'The largest single patch, in square feet',
      hint: 'Leave it blank if it’s all one patch.',
    },
    drawn: '{area} sq ft',
    who: 'Who does the work?',
    workers: {
      owner: 'The owner',
      manager: 'The owner’s manager or employee',
      tenant: 'A tenant',
      builder: 'The builder of the house',
      hired: 'Someone paid to clean it up',
      assessor: 'Someone paid to inspect or test',
    },
    property: 'Where is the mold?',
    properties: {
      'home-under-10-units': 'A home that the owner owns, with fewer than 10 units',
      'home-10-units-or-more': 'Housing with 10 units or more',
      elsewhere: 'A shop, an office, or somewhere else',
    },
    more: 'Does any of this apply?',
    ticks: {
      sellsMoldWork: 'The person doing the work sells mold work to the public',
      holdsLicense: 'The person I hire holds a Texas mold license',
      oneOrTwoFamily:
        'The builder is building or improving this one- or two-family home, and the mold work is part of that',
      sewage: 'There was sewage or dirty floodwater',
      hvac: 'The heating or cooling may have mold in it',
      health: 'Someone here has asthma, a weak immune system, or another health concern',
    },
    submit: 'Show the rules',
  },
  errors: {
    'in-doubt': shell.inDoubt,
    'no-area': 'Enter the area of the mold: a number above zero, up to a million.',
    'patch-unreadable': 'Enter the largest patch as a number above zero, or leave it blank.',
    'patch-larger': 'The largest patch can’t be more than all the mold. Check both.',
    'no-worker': 'Choose who does the work.',
    'no-property': 'Choose where the mold is.',
  },
  answer: {
    title: 'What the rules say',
    verdicts: {
      license: 'Texas requires a license for this work.',
      askFirst: 'Ask the state before anyone starts.',
      holder: 'This area doesn’t need a license, but a license holder still has to follow the rules.',
      none: 'This work doesn’t need a license.',
    },
    why: {
      assessor:
        'The 25-square-foot limit applies to cleanup only. Paid inspection or testing takes a license at any size.',
      '1958.101': 'The mold reaches 25 contiguous square feet, and none of the exemptions fit.',
      '1958.102(a)':
        'An owner or tenant, or their manager or employee, may do it: the mold stays below 25 contiguous square feet.',
      '1958.102(c)': 'You may pay anyone to clean it up: the mold stays below 25 contiguous square feet.',
      '1958.102(d)': 'A builder may do it as part of building or improving a one- or two-family home.',
      '1958.102(e)':
        'The owner of a home with fewer than 10 units, or the owner’s manager or employee, may do it, whatever the area.',
    },
    askFirst:
      'No single patch reaches 25 square feet, but together they do, and the state counts the material of the whole job. Without a license, don’t start until the state or a licensed consultant says you may.',
    sizes: {
      small: 'Small: under 10 square feet.',
      medium: 'Medium: 10 to 100 square feet.',
      large: 'Large: over 100 square feet.',
    },
    advice: {
      'most-people-can': 'Most people can clean this much themselves.',
      'guide-or-experienced-contractor': 'Follow the guide for larger buildings, or hire someone experienced who does.',
    },
    rows: { size: 'Size and advice', license: 'License', papers: 'Paperwork', found: 'If you find more' },
    papers: {
      assessor:
        'If cleanup follows, you get the consultant’s protocol before it starts. The consultant can’t also do the cleanup.',
      protocol: 'First, a consultant who doesn’t do the work writes a protocol.',
      plan: 'The contractor gives you a written work plan before the work starts.',
      notice: 'The contractor notifies the state at least 5 calendar days ahead.',
      certificate:
        'Within 10 calendar days after the stop-date, the day after final clearance, you get photographs and the certificate.',
      askFirst:
        'If the state says this job takes a license, you get a protocol, a work plan, and at the end photographs and a certificate, and the state gets a notice.',
      none: 'These rules don’t require any. A licensed consultant can still sign the lower part of the state’s certificate.',
    },
    found:
      'If it turns out to reach 25 contiguous square feet, work without a license has to stop right away. Anyone you pay for it has to tell you.',
    foundAny: 'There’s no area limit for you here. The federal advice changes with the size.',
    foundLicensed: 'If the area grows, the plan and the notice to the state change with it.',
    always: 'Always',
    fans: 'Turn fans off where you can see mold.',
    both: 'A license holder may not both assess and remove mold on the same job.',
    lookUp: 'Look up a license',
    law: 'Occupations Code {rule}',
    notAdvice: 'General information, not legal advice.',
    inspection: 'Book a free inspection',
    changed: 'You changed an answer. Press the button again.',
  },
  rules: {
    size: {
      title: 'Ten square feet, and three sizes',
      how: {
        words:
          'Under about 10, most people can clean it themselves. At 10 or more, or with sewage, moldy heating or cooling, or a health concern, follow the guide for larger buildings or hire someone experienced. The sizes (under 10, 10 to 100, and over 100) help you choose protection. They aren’t health limits.',
        facts: ['mold-diy-ten-square-feet', 'always-professional', 'mold-size-groups'],
      },
      law: 'EPA',
    },
    hired: {
      title: 'Hired work at 25 contiguous square feet or more',
      how: {
        words:
          'Someone you pay to clean up mold needs a license once the mold reaches 25 square feet, counting the material of the whole job. Below that, you may hire anyone.',
        facts: ['texas-mold-license-threshold', 'mold-contiguous-misread'],
      },
      law: 'Occupations Code 1958.102(c)',
    },
    assessor: {
      title: 'Paid inspection and testing at any size',
      how: {
        words:
          'The exemption below 25 square feet is for cleanup. A person you pay to inspect for mold or take samples needs a license, whatever the area.',
        facts: ['mold-assessment-any-area'],
      },
      law: 'Occupations Code 1958.001(5), 1958.102(c)',
    },
    elsewhere: {
      title: 'Owner or tenant, anywhere',
      how: {
        words:
          'Below 25, they don’t need a license for what they own or rent. The same is true for a manager or employee who isn’t in the mold business. At 25 or more, cleanup needs one, unless the next rule fits.',
        facts: ['mold-license-owner-elsewhere'],
      },
      law: 'Occupations Code 1958.102(a)',
    },
    'small-home': {
      title: 'The owner of a home with fewer than 10 units',
      how: {
        words:
          'They don’t need a license, whatever the area. The same is true for a manager or employee who isn’t in the mold business.',
        facts: ['mold-license-small-home'],
      },
      law: 'Occupations Code 1958.102(e), 16 TAC 78.30(b)',
    },
    builder: {
      title: 'The builder of a one- or two-family home',
      how: {
        words:
          'The builder doesn’t need a license for mold work that’s part of building or improving the home, unless the builder is in the mold business.',
        facts: ['mold-license-builder'],
      },
      law: 'Occupations Code 1958.102(d)',
    },
    holder: {
      title: 'A license holder follows the rules at any size',
      how: {
        words:
          'First comes an independent consultant’s protocol. Then the contractor’s own work plan, in your hands before work starts.',
        facts: ['mold-license-holder-always'],
      },
      law: '16 TAC 78.30(c), Occupations Code 1958.152',
    },
    notice: {
      title: 'Notice to the state',
      how: {
        words: 'At 25 or more, the contractor notifies the state at least 5 calendar days before work starts.',
        facts: ['mold-job-notice'],
      },
      law: 'Occupations Code 1958.153',
    },
    both: {
      title: 'Never the same license holder for both',
      how: {
        words:
          'One license holder may not assess and remove mold on the same job. State rules don’t require an owner to clean up mold.',
        facts: ['texas-mold-license-separation'],
      },
      law: 'TDLR',
    },
    found: {
      title: 'If you find more',
      how: {
        words: 'If unlicensed work turns out to reach 25, it has to stop right away, and the client has to be told.',
        facts: ['mold-exemption-lost'],
      },
      law: '16 TAC 78.30(d)',
    },
    emergency: {
      title: 'Right after the water',
      how: {
        words: 'Sealing off mold right away, when waiting would spread it, is exempt from these rules.',
        facts: ['mold-emergency-containment'],
      },
      law: '16 TAC 78.30(a)',
    },
    contiguous: {
      title: 'What “contiguous” means',
      how: {
        words:
          'The state says the word is often misread. It doesn’t mean “continuous,” and the material of the whole job counts, including hidden mold.',
        facts: ['mold-contiguous-misread'],
      },
      law: 'TDLR, April 2025',
    },
    end: {
      title: 'The end of a licensed job',
      how: {
        words:
          'Photographs and a certificate within 10 calendar days after the stop-date, the day after final clearance. A seller has to pass on any from the past five years.',
        facts: ['texas-mold-certificate', 'mold-certificate-stop-date'],
      },
      law: '16 TAC 78.150',
    },
  },
} as const;

/** Words of the mold rules. */
export type MoldRulesMessages = MessageShape<typeof words>;

export const moldRules: MoldRulesMessages = words;

/** What the lines that say a number without their facts rest on; the check of claims reads it. @public */
export const factsOfLines = [
  [['form', 'properties', 'home-under-10-units'], ['mold-license-small-home']],
  [['form', 'properties', 'home-10-units-or-more'], ['mold-license-small-home']],
  [['answer', 'why', 'assessor'], ['mold-assessment-any-area']],
  [['answer', 'why', '1958.101'], ['texas-mold-license-threshold']],
  [['answer', 'why', '1958.102(a)'], ['mold-license-owner-elsewhere']],
  [['answer', 'why', '1958.102(c)'], ['texas-mold-license-threshold']],
  [['answer', 'why', '1958.102(e)'], ['mold-license-small-home']],
  [['answer', 'askFirst'], ['mold-contiguous-misread']],
  [['answer', 'sizes'], ['mold-size-groups']],
  [['answer', 'papers', 'notice'], ['mold-job-notice']],
  [
    ['answer', 'papers', 'askFirst'],
    ['mold-job-notice', 'mold-certificate-stop-date'],
  ],
  [['answer', 'papers', 'certificate'], ['mold-certificate-stop-date']],
  [['answer', 'found'], ['mold-exemption-lost']],
] as const satisfies FactsOfLines;
