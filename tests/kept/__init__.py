"""What an earlier Archipel wrote and showed: records, positions, a database, a client. Later ones must read, show and serve it as well.

`python -m tests.kept` wrote the files in `data`. They are worth something because they are old: writing them again with today's code
throws away what they prove, and is only right after an intended change of the rules.
"""
