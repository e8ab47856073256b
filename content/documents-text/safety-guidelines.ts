import type { DocumentText } from '../schema/document-text.ts'

/** The rules for everyone on a site, in groups; rules are numbered through (spec 2.6). */
export const safetyGuidelines = {
  subtitle: 'The rules for everyone on a site',
  subject: 'Exprich Group: safety rules for employees, contractors and visitors on our sites',
  edition: 'Edition of December 2025',
  date: '2025-12-31',
  picture: 'fabrication-yard',
  sections: {
    first: {
      title: 'Before all other rules',
      lead: 'Anyone on a site may stop a job.',
      paragraphs: [
        'You do not need to be certain, and you do not need to ask. If something looks wrong, say “stop”, loudly, and everyone stops. Then we look at it together. Nobody is punished for stopping a job in good faith, even when the worry turns out to be nothing.',
        'These rules are for employees, contractors and visitors alike. They are short so that you can remember them. Where a site has stricter rules, follow the stricter ones. Where you cannot keep a rule, do not start: call your supervisor.',
      ],
    },
    before: {
      title: 'Before the job',
      lead: 'Most accidents begin before the work does.',
      rows: [
        {
          title: 'Come fit for work',
          text: 'Rested, sober and well. If you are not, or if a medicine makes you slow, tell your supervisor before the job and not after it.',
        },
        {
          title: 'Know the job',
          text: 'Read the plan and listen to the briefing. Ask until you can say in your own words what could hurt you today. If the job has changed since the plan, stop and plan again.',
        },
        {
          title: 'Wear what the gate says',
          text: 'Helmet, glasses, boots and coveralls are the least. Add what the task needs: gloves, ear protection, a mask. Check each piece before you put it on, and replace it if it is damaged.',
        },
        {
          title: 'No permit, no work',
          text: 'Hot work, confined spaces, digging, lifting, work at height and work on live systems need a signed permit. Keep it at the place of work. When it ends, the work ends.',
        },
      ],
    },
    during: {
      title: 'While you work',
      lead: 'Six habits that send everyone home.',
      rows: [
        {
          title: 'Isolate, lock, test',
          text: 'Before you open a line or touch a machine, cut off its energy, hang your own lock and tag, and test that it is dead. Only the person who hung a lock takes it off.',
        },
        {
          title: 'Test the air',
          text: 'Do not enter a tank, a pit or a vessel until the air has been tested and a watcher stands outside. If the alarm sounds, get out. Never go in after somebody: call the rescue team.',
        },
        {
          title: 'Clip on',
          text: 'Where you can fall, wear a harness and clip it to a point made for it. Tie your tools as well. A ladder is for getting there and not for working from.',
        },
        {
          title: 'Stay out from under',
          text: 'Never stand or walk under a load, between a load and a wall, or inside the barrier of a crane. Only one trained person gives the signals.',
        },
        {
          title: 'Keep fire away from gas',
          text: 'No smoking, no open flame and no ordinary telephone beyond the marked line. Carry a gas detector where the sign asks for it, and trust it more than your nose.',
        },
        {
          title: 'Keep it tidy',
          text: 'Clear walkways, closed covers, swept floors. Clean up a spill at once or guard it until somebody does. Put waste in the right container.',
        },
      ],
    },
    moving: {
      title: 'On the move',
      lead: 'The way to work is part of the work.',
      rows: [
        {
          title: 'Belt on, phone off',
          text: 'Everyone in the vehicle wears a belt. Keep to the limit, rest every two hours, and do not drive at night without a journey plan. The driver’s telephone is off.',
        },
        {
          title: 'Vest on over water',
          text: 'Wear a life jacket on every boat, jetty and swing rope, fastened. Do not cross between vessels until the crew tells you to.',
        },
      ],
    },
    wrong: {
      title: 'When something goes wrong',
      lead: 'Get people away first. Things can be replaced.',
      rows: [
        {
          title: 'Leave when the alarm sounds',
          text: 'Make your work safe if that takes one movement, and go. Walk across the wind to the muster point, be counted, and stay until you are told. Do not go back for anything.',
        },
        {
          title: 'Report it today',
          text: 'Every injury, spill, fire and near miss, however small, to your supervisor, on the same day. Leave the place as it is until somebody has looked at it. What nearly happened is how we learn in time.',
        },
      ],
    },
    numbers: {
      title: 'Whom to call',
      lead: 'Save these numbers before you go through the gate.',
      paragraphs: [
        'Say who you are, where you are, what has happened, and who is hurt. Do not hang up first. On a site, the site’s own emergency number stands on your badge and at every gate: call that one before any other.',
      ],
    },
  },
} satisfies DocumentText
