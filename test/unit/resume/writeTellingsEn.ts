/** What developers typed or dictated when they were asked what they did; statements of one entry are parted by ` || `. */
export const TELLINGS_EN: readonly string[] = `
we had slow queries. I added an index and p95 went from 2s to 300ms
so yeah I was working on the payment service, basically moved it from php to go, took about 4 months
I was responsible for the checkout page. we moved the frontend to React and load time dropped from 4s to 1.5s
so i was working on the search service and we had slow queries so i added an index and p95 went from 2s to 300ms and then i also wrote a cache with redis
At Acme I worked as a backend engineer from 2019 to 2022. I built the billing API in Go, wrote the tests and set up CI with github actions.
My colleague Tom built the UI, I did the backend in node and postgres
I helped to migrate our monolith to k8s, mostly writing the helm charts
we never used Kafka, just RabbitMQ. I want to learn Rust. but I did write the consumer that imports orders
I got rid of about 20 cron jobs and replaced them with Airflow dags, which saved us like 3 hours a week
I rewrote the build scripts and it went from 40 minutes to 9
me and a colleague built an internal tool for support folks, it's used by 200 people every day
fixing bugs, writing unit tests and reviewing prs
I used to maintain the deployment pipeline, and I had to rewrite the terraform modules because they were a mess
I mentored 2 juniors and ran the weekly code review
The android app crashed a lot. I found a memory leak in the image loader and fixed it, crash rate dropped from 2% to 0.3%
i made the search way faster. from 2s to 300ms
I designed the database schema and my boss did the rest
I built a chatbot for customer support. || it's used by around 5k users a day || using python and langchain
I was part of the team that built the fraud detection pipeline. My part was writing the feature extraction in pyspark
Mostly backend stuff. We had a monolith in Django and I split out the notification service, now it sends around 2 million emails a day
ok so basically I set up the whole monitoring thing, prometheus, grafana, alertmanager, and I wrote the runbooks
I don't have exact numbers but I think the page load went down from like 6 seconds to 2. I lazy loaded the images and split the bundle with vite
We were losing orders because of a race condition in the checkout. I found it and fixed it with a row lock in postgres.
well I joined in 2020, first I did the mobile app in flutter, later I moved to the platform team where I built the ci runners on kubernetes
I led the migration from jenkins to gitlab ci, 45 pipelines, took a quarter. Build times fell by about 30%
implemented oauth login, added rate limiting, wrote docs for the public api
I didn't do the frontend. I wrote the websocket server in elixir, it handles 30k concurrent connections
The designers did the figma stuff. I implemented the design system as a react component library with storybook, 40 components, used by three teams
I trained a model for churn prediction with xgboost, auc went from 0.71 to 0.83
we were planning to move to aws but that never happened. what I did was dockerize all services and write the compose files
I automated the monthly report with python so that the finance team doesn't have to copy stuff by hand anymore, it used to take them two days
I've been maintaining an open source CLI for kubernetes secrets, it has 1.2k stars on github, and I review most of the pull requests
In my second year I rewrote the invoice module. It was like 10k lines of spaghetti php and I turned it into typed services with tests, coverage went from 0 to 70%
cut our aws bill by 35% by moving batch jobs to spot instances and deleting unused volumes
I reduced the docker image from 1.2gb to 180mb using multi stage builds
um I mostly fixed bugs in the ios app, you know, and then I added dark mode and offline sync
I wrote a linter plugin for our team that catches missing translations, found about 300 of them in the first week
Last year I was on call a lot. I wrote a script that restarts stuck workers automatically and we got paged way less at night
I worked with the data team on the warehouse. I built the dbt models and they did the dashboards
I wrote firmware in c for an stm32 board, got the boot time down from 900ms to 250ms, power consumption also dropped by 20%
i did the integration with stripe and paypal, including webhooks and refunds
Honestly I'm not sure what to say. I took care of the linux servers, about 60 of them, with ansible
my manager wanted a dashboard so I made one with vue and echarts, it shows sales per store, around 150 store managers use it daily
I would like to do more architecture. So far I designed the event schema for our kafka topics and documented it
Set up end to end tests with playwright. Before that everything was tested by hand and a release took 2 days of testing, now it takes 3 hours.
I was the only developer on the admin tool, built it in laravel, about 80 employees use it
we swapped mysql for postgres and I wrote the data migration scripts, 400 million rows, no downtime
I optimised some sql queries and added caching so the report page loads in 2 seconds instead of 30
I taught the new hires our codebase and wrote the onboarding guide, 8 people went through it
I helped out with the react native upgrade and tested it on like 15 devices
Basically I'm a QA engineer. I wrote around 250 cypress tests and hooked them into the gitlab pipeline
I evaluated vector databases and then I built semantic search with pgvector over 2M documents
The legacy batch job took 6 hours. I parallelized it with go routines and now it finishes in 40 minutes
I cleaned up the tech debt in the auth module, removed 12k lines of dead code, migrated from sessions to jwt
as a student I wrote a compiler for a small language in rust, with a friend, it compiles to wasm
I handled gdpr stuff, like I implemented data export and deletion for user accounts
I got the flaky tests under control, failure rate went from 15% to under 1%
I ported our game to the switch, fixed the frame drops, it runs at a stable 60 fps now
my internship was at a bank, I wrote excel macros and a small flask app for currency rates, the traders still use it
I shipped a chrome extension, 3000 users. Made with typescript and svelte
I think I increased conversion by roughly 8% with the new onboarding flow, which I built in next.js
i wrote the etl jobs in airflow that load data from 14 sources into snowflake, before me they did it with excel
haha ok: I deployed the thing to gcp, cloud run, set up the load balancer and tls certs
We reduced p99 latency for the feed from 1.8 s to 450 ms. I profiled the service, found an n+1 query and batched it
`
  .trim()
  .split('\n');
