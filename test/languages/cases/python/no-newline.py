while x:
    try: y()
    except (A, B) as e: raise