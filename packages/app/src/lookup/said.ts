import type { Language } from '@deedbook/text';

/*
 * How people put it: words of frequent questions that the rule which answers them does not use itself. They are found
 * as if the rule explained them.
 */
export const SAID: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'CMB-ATK-05': {
    en: 'attack several enemies at once together',
    'pt-BR': 'atacar vários inimigos de uma vez juntos',
    it: 'attaccare più nemici insieme in una volta',
  },
  'CMB-BLK-04': {
    en: 'block with what card ranged attack',
    'pt-BR': 'bloquear com que carta ataque à distância',
    it: 'bloccare con che carta attacco a distanza',
  },
  'CMB-RNG-06': {
    en: 'doubly fortified twice',
    'pt-BR': 'duplamente fortificado duas vezes',
    it: 'nemico doppiamente fortificato due volte fase a distanza',
  },
  'CRD-31': {
    en: 'power a sideways card with mana',
    'pt-BR': 'amplificar carta jogada de lado com mana',
    it: 'potenziare carta giocata di traverso con mana',
  },
  'END-DRAW-01': {
    en: 'draw how many cards at the end of the turn',
    'pt-BR': 'comprar quantas cartas no fim do turno',
    it: 'pescare quante carte alla fine del turno',
  },
  'HEA-02': { en: 'heal while resting', 'pt-BR': 'curar durante o descanso', it: 'curarsi durante il riposo' },
  'INT-03': {
    en: 'reputation changes influence',
    'pt-BR': 'reputação muda influência',
    it: 'reputazione cambia influenza',
  },
  'LVL-03': { en: 'gain at level 3 5 7 9 odd', 'pt-BR': 'subir nível ímpar ganhar', it: 'livello dispari ottenere' },
  'MAN-03': { en: 'keep crystals maximum', 'pt-BR': 'guardar cristais máximo', it: 'tenere cristalli massimo' },
  'MAN-08': {
    en: 'use black mana by day gold by night',
    'pt-BR': 'usar mana preto de dia dourado à noite',
    it: 'usare mana nero di giorno oro di notte',
  },
  'REC-01': {
    en: 'hire units recruit',
    'pt-BR': 'contratar unidades recrutar',
    it: 'come reclutare recluto assumere unità',
  },
  'REP-01': {
    en: 'lose reputation assaulting a keep tower city',
    'pt-BR': 'perder reputação invasão de forte torre cidade',
    it: 'perdere reputazione assalto castello torre città',
  },
  'REP-04': {
    en: 'gain for defeating orcs draconum',
    'pt-BR': 'ganhar por derrotar orcs draconum',
    it: 'guadagnare sconfiggere orchi draconum',
  },
  'RND-TAC-02': {
    en: 'choose tactic first',
    'pt-BR': 'escolher tática primeiro',
    it: 'scegliere tattica per primo',
  },
  'SIT-VIL-01': {
    en: 'healing cost in a village',
    'pt-BR': 'custo da cura no vilarejo',
    it: 'costo della cura nel villaggio',
  },
  'TRN-11': {
    en: 'play or discard a card every turn',
    'pt-BR': 'jogar ou descartar uma carta todo turno',
    it: 'giocare o scartare una carta ogni turno',
  },
  'UND-02': {
    en: 'undo after revealing a tile token card',
    'pt-BR': 'desfazer depois de revelar uma peça ficha carta',
    it: 'annullare dopo aver rivelato una tessera gettone carta',
  },
  'UNI-15': {
    en: 'use units in a dungeon tomb monastery',
    'pt-BR': 'usar unidades em calabouço sepulcro monastério',
    it: 'usare unità in sotterraneo tomba monastero',
  },
  'UNI-05': { en: 'use a unit how often', 'pt-BR': 'usar unidade quantas vezes', it: 'usare unità quante volte' },
  'UNI-12': { en: 'wounded unit fight', 'pt-BR': 'unidade ferida lutar', it: 'unità ferita combattere' },
};
