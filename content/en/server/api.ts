// What the server says in words. `{phone}` is the telephone number of the owner's file.

/** A refusal as a sentence, by its code. */
const errors = {
  unreadable: 'We couldn’t read that request.',
  unexpected: 'Something went wrong on our end. Try again, or call {phone}.',
  'not-found': 'There’s nothing at this address.',
  'wrong-method': 'This address doesn’t take that kind of request.',
  'too-slow': 'Your request took too long to reach us. Try again.',
  'too-long': 'That’s too long to send. Shorten it and try again.',
  'address-too-long': 'That address is too long.',
  'wrong-type': 'This address doesn’t take that content type.',
  'headers-too-large': 'The request has too many headers.',
  'one-host': 'The request must name one host.',
  'other-site': 'Please use the form on our own site.',
  'form-unreadable': 'Send the fields of the form.',
  'form-faults': 'Please check the form. {sentences}',
  'looks-automatic': 'That looked like it came from a program. If you’re a person, send it once more.',
  'too-fast': 'That was faster than people type. Press the button again.',
  'key-unreadable': 'The Idempotency-Key must have eight to a hundred letters, digits, "-" or "_".',
  'key-reused': 'This form was already sent with different text. Reload the page and send it again.',
  'store-away': 'We can’t save anything right now. Your text isn’t lost. Try again in a minute, or call {phone}.',
  'too-many': 'Too many requests. Wait {wait} and try again. If you can’t wait, call {phone}.',
  'scenario-unreadable': 'Send a JSON object with the description in the field scenario.',
} as const;

/** What is wrong with one field, by the code of the contract. */
const fields = {
  'field-unreadable': 'Check this field.',
  'name-missing': 'Enter your name.',
  'name-long': 'Keep your name to {most} characters or fewer.',
  'email-wrong': 'Enter an email address like name@example.com.',
  'phone-wrong': 'Enter a phone number with its area code, at least ten digits.',
  'phone-needed': 'Enter the phone number you’d like us to call or text.',
  'email-needed': 'Enter an email address for our answer, or choose a call.',
  'town-missing': 'Enter your town or ZIP code.',
  'town-long': 'Keep the town to {most} characters or fewer.',
  'photos-many': 'You can send up to {most} photos. Remove some and send it again.',
  'photo-large': '{name} is too large to send. Remove it, or choose a smaller one.',
  'photo-unreadable': 'We couldn’t read {name}. Remove it, or send it as a JPEG, PNG, or WebP.',
  'reach-missing': 'Choose how we should reach you.',
  'location-long': 'Keep the location to {most} characters or fewer.',
  'urgency-missing': 'Choose how urgent it is.',
  'category-missing': 'Choose a category.',
  'question-missing': 'Enter your question.',
  'question-long': 'Keep your question to {most} characters or fewer.',
  'scenario-missing': 'Tell us what happened.',
  'scenario-long': 'Keep the description to {most} characters or fewer.',
  'language-unknown': 'The field language takes en or es.',
  'answers-unknown': 'The field answers takes a list of ids of answers.',
} as const;

export const api = {
  errors,
  fields,
  waits: {
    seconds: { one: '{count} second', other: '{count} seconds' },
    minutes: { one: '{count} minute', other: '{count} minutes' },
  },
  /** What fills the pages that answer a plain form. Without a built site, `thanks` and its kind are the whole answer. */
  replies: {
    promise: { one: 'within {count} hour', other: 'within {count} hours' },
    thanks: 'Thanks. The reference number of your question is {reference}.',
    'check-mail': 'Check your email: we sent you a link that confirms your subscription.',
    'link-expired': 'This link doesn’t work anymore.',
    unsubscribed: 'You’re off the list.',
    'page-not-found': 'Oops! Page not found',
    'not-built': 'The site hasn’t been built yet. Run: npm run build',
  },
} as const;
