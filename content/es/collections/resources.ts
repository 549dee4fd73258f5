import type { DownloadableResource, professionalReferences as english } from '../../en/collections/resources.ts';

export const downloadableResources: readonly DownloadableResource[] = [
  {
    title: 'Lista de emergencia',
    description:
      'Las primeras dos horas en orden, con casillas para marcar. Una página, para tener junto a la caja de breakers.',
    category: 'Emergencia',
    file: 'emergency-checklist-one-page.pdf',
  },
  {
    title: 'Tarjeta para cerrar el agua y prevenir daños',
    description: 'Dónde cerrar el agua y cortar la luz en su casa, y qué revisar en cada temporada. Una página.',
    category: 'Emergencia',
    file: 'shut-off-and-prevention-card.pdf',
  },
  {
    title: 'Lista de pruebas para su reclamación',
    description: 'Qué fotografiar, poner en lista, guardar y apuntar antes de que venga el ajustador. Una página.',
    category: 'Seguro de casa',
    file: 'claim-documentation-checklist.pdf',
  },
  {
    title: 'Registro de un cuarto',
    description: 'Una hoja por cada cuarto mojado: qué se mojó, las lecturas de cada día y el equipo. Una página.',
    category: 'Seguro de casa',
    file: 'room-log.pdf',
  },
  {
    title: 'Guía para agentes de seguros',
    description:
      'Reclamaciones por daño de agua en Texas, para agentes: plazos, alcance y lo que un contratista no puede hacer.',
    category: 'Seguro de casa',
    file: 'insurance-agents-guide.pdf',
  },
  {
    title: 'Registro de humedad y secado',
    description: 'Hojas diarias de aire, humedad y equipo. El punto de rocío y los granos por libra se calculan solos.',
    category: 'Para profesionales',
    file: 'moisture-and-drying-log.xlsx',
  },
  {
    title: 'Libro de cálculo del equipo',
    description: 'Las cuatro calculadoras y el cálculo de costo en una hoja de cálculo, con cada factor y su fuente.',
    category: 'Para profesionales',
    file: 'equipment-calculator-workbook.xlsx',
  },
  {
    title: 'Manual de restauración',
    description: 'Todo el trabajo, de la primera mirada a la última lectura, con los dibujos.',
    category: 'Para profesionales',
    file: 'restoration-manual.pdf',
  },
  {
    title: 'Referencia psicrométrica',
    description:
      'Una tabla de punto de rocío, granos por libra, relación de mezcla y presión de vapor, para sus propias herramientas.',
    category: 'Referencia',
    file: 'psychrometric-reference.csv',
  },
];

/** Tools to open at once. */
export const quickTools: readonly { readonly path: string; readonly title: string; readonly says: string }[] = [
  {
    path: '/calculators/psychrometric',
    title: 'Calculadora psicrométrica',
    says: 'Punto de rocío, vapor y granos con una sola lectura.',
  },
  {
    path: '/calculators/dehumidification',
    title: 'Calculadora de deshumidificación',
    says: 'Pintas por día, deshumidificadores y gasto de luz para un cuarto.',
  },
  {
    path: '/calculators/air-movement',
    title: 'Calculadora de movimiento de aire',
    says: 'Cuántos ventiladores de secado necesita y dónde ponerlos.',
  },
  {
    path: '/calculators/air-scrubber',
    title: 'Calculadora del depurador de aire',
    says: 'Cuánto flujo de aire y cuántos aparatos para limpiar el aire.',
  },
  {
    path: '/calculators/circuits',
    title: 'Plan de circuitos',
    says: 'Qué aparato va en qué breaker, para que ninguno se bote.',
  },
  {
    path: '/calculators/air-check',
    title: 'Revisión del aire',
    says: '¿Se está secando? Compare el aire de adentro, de afuera y del deshumidificador.',
  },
  { path: '/cost-builder', title: 'Calcular costo', says: 'Cuánto puede costar arreglar su cuarto y de qué depende.' },
  { path: '/damage-assessment', title: 'Evaluación del daño', says: 'Cuéntenos qué pasó y vea qué hacer primero.' },
  {
    path: '/claim-clock',
    title: 'Plazos de la reclamación',
    says: 'Todos sus plazos, con su regla.',
  },
  {
    path: '/drying-job',
    title: 'Trabajo de secado',
    says: 'Los cuartos, las lecturas y el equipo de un secado, día por día.',
  },
  {
    path: '/calculators/equipment-check',
    title: 'Revisar una factura de equipo',
    says: 'Qué preguntar sobre una factura de secado, según los métodos y el registro.',
  },
  {
    path: '/calculators/accuracy',
    title: '¿Qué tan exactas son?',
    says: 'Comparamos nuestras calculadoras con cifras publicadas.',
  },
  {
    path: '/mold-rules',
    title: 'Reglas de Texas sobre el moho',
    says: 'Quién puede quitar este moho y qué documentos le deben dar.',
  },
  {
    path: '/insurance-directory',
    title: 'Directorio de teléfonos para reclamaciones',
    says: 'Busque el teléfono para reclamar y toque para llamar.',
  },
];

/** Public pages that people in the trade and homeowners should know. Each was read for this site. */
export const professionalReferences: typeof english = [
  { source: 'epa-mold-brief-guide', says: 'Moho en la casa: qué hacer y cuándo pedir ayuda.' },
  { source: 'epa-mold-buildings-3', says: 'Cómo se planea el trabajo contra el moho en edificios grandes.' },
  { source: 'niosh-damp-mold', says: 'Edificios húmedos y salud, para quien trabaja y quien dirige.' },
  { source: 'fema-pump-basements', says: 'Por qué un sótano inundado se vacía despacio.' },
  { source: 'floodsmart-document', says: 'Qué debe mostrar una reclamación de inundación.' },
  { source: 'fema-proof-of-loss', says: 'El formulario y el plazo de una reclamación por inundación.' },
  { source: 'tdi-getting-paid', says: 'Una reclamación de casa en Texas, paso a paso.' },
  { source: 'tdi-roofing-law', says: 'Lo que un contratista puede y no puede hacer con su reclamación.' },
  { source: 'opic-claims', says: 'Sus derechos en Texas cuando tiene una póliza.' },
  { source: 'epa-asbestos', says: 'Lo que hay que saber antes de abrir una pared vieja.' },
];
