import type { Catalogue, Translation } from '../shape.ts';

export const sites: Translation<Catalogue['sites']> = {
  category: {
    inhabited: 'È un sito abitato: interagire con la popolazione è un’azione.',
    fortified: 'Sito fortificato: chi vi entra prima che sia conquistato lo assalta, Reputazione −1.',
    adventure: 'Sito avventura.',
    other: 'Un luogo tranquillo.',
  },
  garrison: 'La guarnigione è un {{token}}, coperto finché un eroe non gli arriva accanto di giorno o lo attacca.',
  waiting: {
    always: 'Qui c’è un {{token}} scoperto.',
    daily: 'Qui c’è un {{token}}; se è stato messo di notte resta coperto fino all’alba o finché non entra un eroe.',
    never: 'Qui c’è un {{token}}, coperto finché non entra un eroe.',
  },
  enter: 'Esplorarlo è un’azione: si combatte contro ciò che viene pescato ({{tokens}}).',
  enterToken: 'Il gettone mostra un altare, dove si può pagare mana come azione, oppure nemici contro cui combattere.',
  underground: 'Dentro valgono le regole della notte e le Unità non si possono usare.',
  stays: 'I nemici non sconfitti restano qui.',
  leaves: 'I nemici non sconfitti vengono scartati.',
  again: 'Dopo la conquista lo si può esplorare di nuovo, solo per la Fama.',
  reward: 'La conquista dà {{rewards}}.',
  healing: 'Un punto Cura costa {{influence}}.',
  recruiting: {
    inhabited: 'Qui si possono reclutare le Unità che mostrano questo sito.',
    fortified: 'Dopo la conquista qui si possono reclutare, interagendo, le Unità che mostrano questo sito.',
  },
  shared: 'Può ospitare qualsiasi numero di eroi, e nessuno combatte.',
  sharedOnceConquered: 'Dopo la conquista può ospitare qualsiasi numero di eroi.',
  cost: 'Entrarvi costa {{points}}, qualunque sia il terreno.',
  atTurnStart: 'Se inizi il turno qui: {{effect}}.',
  atTurnEnd: 'Se finisci il turno qui: {{effect}}.',
  own: {
    portal: 'Da qui partono gli eroi; chi finisce il turno qui resta fuori dalla mappa fino al turno successivo.',
    village:
      'Prima del tuo turno o nel turno di un altro giocatore puoi saccheggiarlo una volta: Reputazione −1, e peschi 2 carte.',
    monastery:
      'Quando viene rivelato, un’Azione Avanzata entra nell’offerta delle Unità; qui si imparano queste carte per Influenza 6. Bruciarlo è un’azione: Reputazione −3, uno scontro senza Unità contro un gettone viola e, se vinci, un Artefatto.',
    keep: 'Solo il proprietario può interagire qui; si può assaltare anche il castello di un altro giocatore. In un tuo castello, o accanto, peschi 1 carta in più per ogni castello che possiedi.',
    'mage-tower':
      'Dopo la conquista qui si possono imparare, interagendo, gli Incantesimi dell’offerta, per Influenza 7 e un mana del loro colore.',
    city: 'La guarnigione resta coperta finché un eroe non le arriva accanto, di giorno o di notte. Una volta conquistata, qui interagisci con Influenza +1 per ogni tuo Scudo e, se hai uno Scudo, nella città o accanto peschi 1 carta in più, 2 se ne sei alla guida.',
  },
};

export const ruins: Translation<Catalogue['ruins']> = {
  altar: 'Come azione, paga {{mana}}: Fama +{{fame}} e uno Scudo.',
  guarded: 'Sorvegliate da nemici ({{tokens}}). Chi sconfigge l’ultimo ottiene {{rewards}}.',
};
