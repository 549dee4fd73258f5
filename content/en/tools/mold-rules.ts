import type { MessageShape } from '../../i18n/message-shape.ts';
import type { FactsOfLines } from '../../i18n/sourced.ts';
import { shell } from '../calculators/shell.ts';

const words = {
  form: {
    area: {
      label: 'All the mold, in square feet',
      hint: 'Count the material that will be cleaned or taken out, hidden mold too.',
    },
    patch: {
      label: 'The largest contiguous patch, in square feet',
      hint: 'Leave it blank if all of it is one patch.',
    },
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
      elsewhere: 'A shop, an office or something else',
    },
    more: 'What else is so?',
    ticks: {
      sellsMoldWork: 'Whoever does the work sells mold work to the public',
      holdsLicense: 'The person who is hired holds a Texas mold license',
      oneOrTwoFamily: 'The builder built or improves this one- or two-family home, and this is part of it',
      sewage: 'Sewage or dirty flood water was there',
      hvac: 'Heating or cooling may have mold in it',
      health: 'Somebody here has asthma, weak defenses or another worry about health',
    },
    submit: 'Show the rules',
  },
  errors: {
    'in-doubt': shell.inDoubt,
    'no-area': 'Enter the area of the mold: a number above zero, up to a million.',
    'patch-unreadable': 'Enter the largest patch as a number above zero, or leave it blank.',
    'patch-larger': 'The largest patch cannot be more than all the mold. Check both.',
    'no-worker': 'Choose who does the work.',
    'no-property': 'Choose where the mold is.',
  },
  answer: {
    title: 'What the rules say',
    verdicts: {
      license: 'Texas asks for a license for this work.',
      askFirst: 'The rule as written doesn’t require a license. Ask before anyone starts.',
      holder: 'This area needs no license. The person with the license must follow the rules all the same.',
      none: 'This work needs no license.',
    },
    why: {
      assessor: 'The 25 square feet apply to cleanup only. Paid inspection or testing takes a license at any size.',
      '1958.101': 'The mold reaches 25 contiguous square feet, and no exemption fits.',
      '1958.102(a)': 'An owner or tenant may do it: the mold stays below 25 contiguous square feet.',
      '1958.102(c)': 'You can pay anyone to clean it up: the mold stays below 25 contiguous square feet.',
      '1958.102(d)': 'A builder may do it as part of building or improving a one- or two-family home.',
      '1958.102(e)': 'The owner of a home with fewer than 10 units may do it, whatever the area.',
    },
    askFirst:
      'The patches together reach 25 square feet. The state says that “contiguous” is often misread. Ask the state or a licensed consultant first.',
    sizes: {
      small: 'Small: under 10 square feet.',
      medium: 'Medium: 10 to 100 square feet.',
      large: 'Large: over 100 square feet.',
    },
    advice: {
      'most-people-can': 'Most people can clean this much themselves.',
      'guide-or-experienced-contractor':
        'Follow the guide for larger buildings, or hire somebody with experience who does.',
    },
    rows: { size: 'Size and care', license: 'License', papers: 'Papers', found: 'If more is found' },
    papers: {
      assessor:
        'If cleanup follows, you get the consultant’s protocol before it starts. The consultant can’t also do the cleanup.',
      protocol: 'A consultant who does not do the work writes a protocol first.',
      plan: 'The contractor gives you a written work plan before the work starts.',
      notice: 'The contractor tells the state at least 5 calendar days ahead.',
      certificate:
        'Within 10 calendar days after the stop-date, the day after final clearance, you get photographs and the certificate.',
      none: 'These rules ask for none. A licensed consultant can still sign the lower part of the state’s certificate.',
    },
    found: 'It turns out to be 25 contiguous square feet? Work without a license stops at once, and you are told.',
    foundAny: 'No area limit holds for you here. The federal advice changes with the size.',
    foundLicensed: 'The plan and the notice to the state change with it.',
    always: 'Always',
    fans: 'Fans off where mold shows.',
    both: 'No license holder may both assess and remove on one job.',
    lookUp: 'Look the license up',
    law: 'Occupations Code {rule}',
    notAdvice: 'General information, not legal advice.',
    changed: 'You changed an answer. Press the button again.',
  },
  rules: {
    size: {
      title: 'Ten square feet, and three sizes',
      how: {
        words:
          'Under about 10 most people can clean it themselves. From 10 on, or with sewage, moldy heating or cooling, or a worry about health: the larger guide or somebody with experience. The sizes, under 10, 10 to 100 and over 100, help to choose protection. They are no limits of health.',
        facts: ['mold-diy-ten-square-feet', 'always-professional', 'mold-size-groups'],
      },
      law: 'EPA',
    },
    hired: {
      title: 'Hired work from 25 contiguous square feet',
      how: {
        words: 'A person you pay to clean up mold needs a license from exactly 25. Below it, you can pay anyone.',
        facts: ['texas-mold-license-threshold'],
      },
      law: 'Occupations Code 1958.102(c)',
    },
    assessor: {
      title: 'Paid inspection and testing at any size',
      how: {
        words:
          'The exemption below 25 square feet is for cleanup. A person you pay to inspect for mold or take samples needs a license whatever the area.',
        facts: ['mold-assessment-any-area'],
      },
      law: 'Occupations Code 1958.001(5), 1958.102(c)',
    },
    elsewhere: {
      title: 'Owner or tenant, anywhere',
      how: {
        words: 'Below 25 they and their managers need no license for what they own or rent. From 25 they do.',
        facts: ['mold-license-owner-elsewhere'],
      },
      law: 'Occupations Code 1958.102(a)',
    },
    'small-home': {
      title: 'The owner of a home with fewer than 10 units',
      how: {
        words:
          'No license, whatever the area. The same goes for a manager or employee who is not in the mold business.',
        facts: ['mold-license-small-home'],
      },
      law: 'Occupations Code 1958.102(e), 16 TAC 78.30(b)',
    },
    builder: {
      title: 'The builder of a one- or two-family home',
      how: {
        words:
          'No license for mold work that is part of building or improving it, unless they are in the mold business.',
        facts: ['mold-license-builder'],
      },
      law: 'Occupations Code 1958.102(d)',
    },
    holder: {
      title: 'A license holder follows the rules on any area',
      how: {
        words:
          'First the protocol of an independent consultant. Then a work plan of their own, in your hands before the work starts.',
        facts: ['mold-license-holder-always'],
      },
      law: '16 TAC 78.30(c), Occupations Code 1958.152',
    },
    notice: {
      title: 'Notice to the state',
      how: {
        words: 'From 25 the contractor tells the state at least 5 calendar days before the start.',
        facts: ['mold-job-notice'],
      },
      law: 'Occupations Code 1958.153',
    },
    both: {
      title: 'Never both',
      how: {
        words: 'One license holder may not assess and remove on the same job. No state rule makes an owner clean mold.',
        facts: ['texas-mold-license-separation'],
      },
      law: 'TDLR',
    },
    found: {
      title: 'More is found',
      how: {
        words: 'Work without a license that turns out to reach 25 stops at once, and the client is told.',
        facts: ['mold-exemption-lost'],
      },
      law: '16 TAC 78.30(d)',
    },
    emergency: {
      title: 'Right after the water',
      how: {
        words: 'Closing mold off at once, when waiting would spread it, is excepted from these rules.',
        facts: ['mold-emergency-containment'],
      },
      law: '16 TAC 78.30(a)',
    },
    contiguous: {
      title: 'What “contiguous” means',
      how: {
        words:
          'The state says that the word is often misread. It is not “continuous”, and the material of the whole job counts, hidden mold too.',
        facts: ['mold-contiguous-misread'],
      },
      law: 'TDLR, April 2025',
    },
    end: {
      title: 'The end of a licensed job',
      how: {
        words:
          'Photographs and a certificate within 10 calendar days after the stop-date, the day after final clearance. A seller hands on those of the past five years.',
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
  [['answer', 'papers', 'certificate'], ['mold-certificate-stop-date']],
  [['answer', 'found'], ['mold-exemption-lost']],
] as const satisfies FactsOfLines;
