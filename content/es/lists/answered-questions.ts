import type { AnsweredQuestion } from '../../en/lists/answered-questions.ts';

/** Owner: put in questions that you did answer, without names or addresses. */
export const answeredQuestions: readonly AnsweredQuestion[] = [
  {
    id: 'ceiling-ring',
    question: 'El círculo café en el techo del cuarto está creciendo. ¿Lo abro?',
    category: 'assessment',
    answered: 'Se pregunta mucho cuando llueve',
    preview:
      'Todavía no. Un círculo que crece quiere decir que sigue llegando agua: primero encuentre de dónde viene y párela. Tome una foto del círculo con algo al lado para ver el tamaño, y que nadie se ponga debajo de un techo colgado.',
    link: '/guides/what-does-water-damage-look-like',
  },
  {
    id: 'fans-bedroom',
    question: '¿Cuántos ventiladores necesita una recámara mojada?',
    category: 'equipment',
    answered: 'Se pregunta mucho sobre el equipo',
    preview:
      'Solo con agua limpia y la luz sin peligro: mida el cuarto y deje que la calculadora de movimiento de aire cuente. Le enseña dónde va cada aparato y qué cambia con alfombra o concreto.',
    link: '/calculators/air-movement',
  },
  {
    id: 'proof-of-drying',
    question: 'El ajustador quiere pruebas de que hacía falta secar. ¿Qué le mando?',
    category: 'insurance',
    answered: 'Se pregunta mucho sobre las reclamaciones',
    preview:
      'Fotos con fecha, lecturas de humedad que digan el punto y la parte seca con que se compararon, y un registro de qué aparatos trabajaron en qué lugar cada día.',
    link: '/guides/insurance-agents-guide',
  },
  {
    id: 'away-from-home',
    question: '¿Qué hago con el agua antes de un viaje largo?',
    category: 'prevention',
    answered: 'Se pregunta mucho antes de un viaje',
    preview:
      'Cierre la llave principal, o por lo menos la de atrás de la lavadora, y deje una llave de la casa con alguien que pueda ir a ver. Sepa dónde está la llave principal antes de necesitarla.',
    link: '/guides/hidden-water-damage-signs',
  },
];
