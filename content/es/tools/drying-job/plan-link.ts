import type { PlanLinkMessages } from '../../../en/tools/drying-job/plan-link.ts';

export const planLink = {
  planLink: {
    make: 'Compartir el plan con un enlace',
    what: 'El enlace lleva los cuartos, lo mojado y el plan. Los nombres de los cuartos van en él; el cliente, la dirección y las lecturas no. El plan no se guarda en ningún servidor, pero quien tenga el enlace puede verlo.',
    link: 'El enlace',
    copy: 'Copiar el enlace',
    copied: 'El enlace está copiado.',
    notCopied: 'El navegador no lo copió. Seleccione el enlace y cópielo a mano.',
    code: 'Código QR del enlace',
    tooLong:
      'El plan es demasiado grande para un código QR que un teléfono pueda leer. Copie el enlace, o envíe el archivo del trabajo.',
    unsupported: 'Este navegador no puede hacer el enlace. Envíe el archivo del trabajo.',
    title: 'Un plan que le enviaron',
    lead: 'El plan está solo en el enlace, y aquí no se guarda a menos que empiece un trabajo con él. Los dos métodos son un primer cálculo para el primer día.',
    begin: 'Empezar un trabajo con este plan',
    named: 'De un plan',
    errors: {
      damaged: 'En este enlace no hay ningún plan: se cortó o cambió en el camino. Pídalo otra vez, completo.',
      newer:
        'Este enlace lo hizo una versión más nueva de esta página. Cierre todas las ventanas de este sitio y abra el enlace otra vez.',
      unsupported: 'Este navegador no puede abrir el enlace. Pruebe con otro navegador, o pida el archivo del trabajo.',
    },
  },
} as const satisfies PlanLinkMessages;
