import type { cities as english } from '../en/cities.ts';
import type { Translation } from '../shape.ts';

export const cities: Translation<typeof english> = {
  bonus: {
    armor: 'I suoi difensori hanno Armatura +{{n}}.',
    attack: 'Attacchi dei suoi difensori e delle creature che evocano: {{attacks}}.',
    physical: 'Attacchi fisici dei suoi difensori e delle creature che evocano: {{ability}}.',
  },
  sells: {
    artifacts: 'Una volta conquistata, vende Artefatti per Influenza 12 ciascuno; li ricevi alla fine del turno.',
    spells: 'Una volta conquistata, insegna Incantesimi dell’offerta per Influenza 7 e un mana del loro colore.',
    units:
      'Una volta conquistata, qui si può reclutare ogni Unità dell’offerta, e Influenza 2 aggiunge un’Unità d’Élite all’offerta.',
    'advanced-actions':
      'Una volta conquistata, insegna Azioni Avanzate per Influenza 6: una dell’offerta o la prima carta del mazzo.',
  },
  level: 'livello {{n}}',
  defenders_one: '{{count}} difensore',
  defenders_other: '{{count}} difensori',
  defenders_many: '{{count}} di difensori',
  shields: 'Scudi: {{names}}',
  leader: 'guidata da {{name}}',
  friendly: 'aperta a tutti',
  news: {
    revealed: '{{city}}, livello {{level}}, è rivelata.',
    friendly: '{{city}} è rivelata ed è aperta a tutti.',
    joined: 'Insieme {{city.to}} forma una megalopoli.',
    conquered: '{{who}} conquista {{city.the}}.',
    led: '{{who}} conquista {{city.the}}. Alla guida è {{leader}}.',
    bought: '{{who}} compra un Artefatto per {{influence}}.',
    proposed: '{{who}} propone un assalto comune {{city.to}}: {{shares}}.',
    declined: '{{who}} non partecipa: l’assalto non ha luogo.',
    dealt: '{{who}} affronta {{enemies}}.',
    stayedOut: '{{who}} non entra nella città.',
    failed: 'L’assalto {{city.to}} fallisce: tutti gli assalitori si ritirano.',
  },
  choices: {
    interact: 'Interagisci con la popolazione ({{site}}, {{influence}} per la tua Reputazione e i tuoi Scudi)',
    artifact: 'Compra un Artefatto (Influenza 12), ricevuto alla fine del turno',
    elite: 'Aggiungi un’Unità d’Élite all’offerta (Influenza 2)',
    unseen: 'Impara la prima carta del mazzo delle Azioni Avanzate, senza vederla (Influenza 6)',
    together: 'Proponi un assalto comune',
    invite: 'Invita {{hero}}',
    agree: 'Partecipa (usi il tuo prossimo turno)',
    refuse: 'Non partecipare',
    stayOut: 'Resta fuori dalla città: i tuoi difensori rimangono',
  },
};
