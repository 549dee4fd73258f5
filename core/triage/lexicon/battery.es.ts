export const words = `
ev: tesla carro_electrico coche_electrico hibrido carrito_de_golf
cell: litio bicicleta_electrica bici_electrica patineta_electrica scooter monopatin powerwall
wet-b: inund* mojad* mojo bajo_el_agua agua sumerg*
`;
export const phrases = `
litio|scooter|bici_electrica|patineta_electrica ~5 inflad*|hinchad*|humo|humea|caliente|silb*
`;
export const not = `
detector|detectores|alarma|alarmas ~1 humo
`;
