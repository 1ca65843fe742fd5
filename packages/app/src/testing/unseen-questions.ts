import type { Questions } from './newcomer-questions.ts';

/**
 * Questions of the same kind that nothing was fitted to: they tell how well the lookup answers what it has never met. Add
 * a question that is missed to the fitted ones, and replace it here.
 */
export const UNSEEN: Questions = {
  en: [
    ['can I keep a unit that is wounded until the next round', 'UNI-13', 'RND-PREP-11', 'UNI-12'],
    ['do I pay mana for sideways cards', 'CRD-31', 'CRD-30'],
    ['does the enemy in the keep come back after I leave', 'CMB-OUT-12', 'CMB-OUT-05', 'CMB-OUT-11'],
    ['what stops my movement', 'MOV-11', 'RAM-04', 'MOV-06', 'TRN-17'],
    ['can I get two rewards in one turn', 'END-06', 'REW-06', 'REW-02'],
    ['how do I use the portal', 'POR-01', 'POR-02', 'POR-03', 'SIT-POR-01'],
    ['why is gold mana useless now', 'MAN-08', 'SRC-04', 'MAN-07'],
    ['where do the extra wounds of poison go', 'CMB-ABL-05', 'CMB-ABL-04'],
    ['can I trade crystals with other players', 'TEA-02'],
    ['how much fame do I need for level 4', 'SET-02'],
    ['are cards in my play area discarded', 'END-04', 'CRD-12'],
    ['can I attack a city alone', 'CTY-05', 'CMB-INI-01', 'CTY-01', 'COA-01'],
    ['which enemies are in a mage tower', 'SIT-TOW-01'],
    ['does healing work on cards in my discard pile', 'HEA-03'],
    ['can the same unit take damage twice', 'CMB-DMG-09', 'CMB-DMG-10', 'CMB-DMG-07'],
  ],
  'pt-BR': [
    ['posso fugir de um dragão', 'RAM-06', 'CMB-INI-13', 'CMB-OUT-14', 'CMB-OUT-08', 'RAM-03'],
    ['quantas ações por turno', 'TRN-13', 'TRN-18', 'TRN-15'],
    ['o que é a fonte', 'SET-14', 'TRN-10', 'SRC-01', 'SRC-03', 'MAN-06'],
    ['ganho fama por conquistar um forte', 'CMB-GEN-14', 'REW-07', 'CMB-OUT-05'],
    ['como uso um cristal', 'MAN-04', 'MAN-06'],
    ['quando posso jogar um artefato', 'CRD-08'],
    ['posso recrutar sem influência', 'INT-07', 'REC-02'],
    ['o que muda à noite nas florestas', 'MOV-04'],
    ['o inimigo com gelo resiste a quê', 'CMB-DEF-04', 'CMB-EFF-01', 'CMB-GEN-10'],
    ['posso usar a mina todo turno', 'SIT-MIN-03', 'SIT-MIN-01'],
    ['o que perco se queimar o mosteiro', 'REP-02', 'SIT-MON-03', 'CMB-INI-04', 'CMB-OUT-07', 'SIT-MON-04'],
    ['qual o máximo de cartas na mão', 'END-DRAW-01', 'END-DRAW-02', 'SET-02'],
    ['duas pessoas podem pegar a mesma tática', 'RND-TAC-01'],
    ['quando as ruínas são reveladas', 'SIT-RUI-01', 'RND-PREP-14'],
    ['meu aliado pode usar meu forte', 'TEA-04'],
  ],
  it: [
    ['che succede se finiscono le tessere', 'EXP-08'],
    ['posso bloccare un attacco di fuoco con il ghiaccio', 'CMB-BLK-06'],
    ['quando guadagno reputazione', 'REP-04'],
    ['quanta armatura ha il mio eroe', 'SET-02', 'SET-23', 'LVL-03'],
    ['come ottengo un artefatto', 'REW-02', 'REW-07', 'CTY-13', 'SIT-TOM-01', 'CMB-OUT-07'],
    ['una unità esausta può difendere', 'UNI-04', 'CMB-DMG-05', 'UNI-05'],
    ['posso fermarmi su uno spazio con un altro giocatore', 'FIG-03', 'FIG-05', 'SAF-01'],
    ["che differenza c'è tra attacco a distanza e d'assedio", 'CMB-RNG-04', 'CMB-RNG-05', 'CMB-RNG-03', 'CRD-35'],
    ['quanti passi posso fare', 'MOV-03', 'MOV-01', 'MOV-02'],
    ['cosa succede ai dadi usati', 'SRC-03', 'END-02'],
    ['il riposo cura le ferite', 'RST-08', 'RST-05'],
    ['dove vanno le ferite del veleno', 'CMB-ABL-05', 'CMB-ABL-04'],
    ['quando si usa il mana nero', 'MAN-08', 'CRD-07'],
    ['posso scegliere il nemico da colpire', 'CMB-RNG-02', 'CMB-RNG-14', 'CMB-RNG-01'],
    ['chi gioca dopo di me', 'RND-ORD-01', 'RND-TAC-06'],
  ],
};
