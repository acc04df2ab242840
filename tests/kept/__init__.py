"""What an earlier Archipel wrote and showed: records, positions, a database, a client. Later ones must read, show and serve it as well.

`python -m tests.kept` wrote the files in `data`. They are worth something because they are old: writing them again with today's code
throws away what they prove, and is only right after an intended change of the rules.

Databases are kept by their schema, one for each that a release has written: `python -m tests.kept database` adds that of today. 0002 and
0003 were written by the same command at the commits 97d7da0 and d917c3f, where it calls its files `database.db.xz` and `database.json.xz`.
"""
