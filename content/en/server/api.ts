// What the server says in words. `{phone}` is the telephone number of the owner's file.

/** A refusal as a sentence, by its code. */
const errors = {
  unreadable: 'The request could not be read.',
  unexpected: 'Something went wrong on our side. Please try again, or call {phone}.',
  'not-found': 'There is nothing at this address.',
  'wrong-method': 'This address does not take that kind of request.',
  'too-slow': 'The request did not arrive in time. Please try again.',
  'too-long': 'That is too long to send. Please shorten it and try again.',
  'address-too-long': 'That address is too long.',
  'wrong-type': 'The request has a content type that this address does not take.',
  'headers-too-large': 'The request has too many headers.',
  'one-host': 'The request must name one host.',
  'other-site': 'Please use the form on our own site.',
  'form-unreadable': 'Send the fields of the form.',
  'form-faults': 'Please check the form. {sentences}',
  'looks-automatic': 'This looks as if a program had filled in the form. If you are a person, send it once more.',
  'too-fast': 'That was faster than people type. Please press the button again.',
  'key-unreadable': 'The Idempotency-Key must have eight to a hundred letters, digits, "-" or "_".',
  'key-reused': 'This form was already sent with another text. Reload the page and send it again.',
  'store-away':
    'We cannot store anything at the moment. Nothing was lost on your side: try again in a minute, or call {phone}.',
  'too-many': 'Too many requests. Please wait {wait} and try again. If it cannot wait, call {phone}.',
  'scenario-unreadable': 'Send a JSON object with the description in the field scenario.',
} as const;

/** What is wrong with one field, by the code of the contract. */
const fields = {
  'field-unreadable': 'Please check this field.',
  'name-missing': 'Enter your name.',
  'name-long': 'Keep the name within {most} characters.',
  'email-wrong': 'Enter an email address like name@example.com.',
  'phone-wrong': 'Enter a phone number with its area code, ten digits or more.',
  'phone-needed': 'Enter the phone number for the call or the text message.',
  'email-needed': 'Enter the email address for the answer, or choose a call.',
  'town-missing': 'Enter your town or ZIP code.',
  'town-long': 'Keep the town within {most} characters.',
  'photos-many': 'Send {most} photos at most. Remove some, and send it again.',
  'photo-large': 'The photo {name} is too large to send. Remove it, or choose a smaller one.',
  'photo-unreadable':
    'The file {name} is not a whole photo that we can read. Remove it, or send it as JPEG, PNG or WebP.',
  'reach-missing': 'Choose how we should reach you.',
  'location-long': 'Keep the location within {most} characters.',
  'urgency-missing': 'Choose how urgent it is.',
  'category-missing': 'Choose a category.',
  'question-missing': 'Enter your question.',
  'question-long': 'Keep the question within {most} characters.',
  'scenario-missing': 'Describe what happened.',
  'scenario-long': 'Keep the description within {most} characters.',
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
    promise: 'within {hours} hours',
    thanks: 'Thank you. The reference of your question is {reference}.',
    'check-mail': 'Check your mailbox: the message has a link that confirms your subscription.',
    'link-expired': 'This link does not work any more.',
    unsubscribed: 'You are off the list.',
    'page-not-found': 'Oops! Page not found',
    'not-built': 'The site has not been built yet. Run: npm run build',
  },
} as const;
