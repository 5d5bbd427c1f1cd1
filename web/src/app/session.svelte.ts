// The page's two halls, and the one of the address.
import { Session } from './hall_session.svelte';
import { route } from './router.svelte';

export const away = new Session('away');
export const here = new Session('here');

// The hall of the address; where either would do, the server's while it can be reached.
export function currentHall(): Session {
  if (route.hall) return route.hall === 'here' ? here : away;
  return away.state === 'offline' || away.state === 'outdated' ? here : away;
}

// Stands for it. Who goes on with one hall when the address changes takes `currentHall()` and keeps it.
export const session: Readonly<Session> = new Proxy(away, {
  get(_, key) {
    const hall = currentHall();
    const value: unknown = Reflect.get(hall, key, hall);
    return typeof value === 'function' ? value.bind(hall) : value;
  },
});
