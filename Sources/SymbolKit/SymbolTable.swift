/// The symbols by name, parsed from text. A line with a name starts a symbol. Each indented line after it is a kind of
/// path (`line`, `inside`, `cut` or `cutInside`), followed by a path in the notation of `SymbolPath`. Lines of the same
/// kind are joined. Instead of a path, `same` stands for the symbol's own `line` path, and `of NAME` for the `line`
/// path of another symbol.
enum SymbolTable {
    /// The symbols that have their own paths; framed symbols are derived from them.
    static let symbols = parse(text)

    /// The names of the symbols that are framed by a circle or a square.
    static let framed = Set(
        inCircles.split(whereSeparator: \.isWhitespace).flatMap { ["\($0).circle", "\($0).circle.fill"] }
            + inSquares.split(whereSeparator: \.isWhitespace).flatMap { ["\($0).square", "\($0).square.fill"] })

    /// The names of the symbols that aliases stand for, keyed by alias.
    static let otherNames = [
        "person.crop.circle": "person.circle", "person.crop.circle.fill": "person.circle.fill",
    ]

    private static func parse(_ text: String) -> [String: Symbol] {
        var symbols: [String: Symbol] = [:]
        var name = ""
        for line in text.split(separator: "\n") {
            guard line.hasPrefix("  ") else {
                name = String(line)
                continue
            }
            let words = line.split(separator: " ", maxSplits: 1)
            var notation = words.count > 1 ? String(words[1]) : ""
            if notation == "same" { notation = symbols[name]?.line ?? "" }
            if notation.hasPrefix("of ") { notation = symbols[String(notation.dropFirst(3))]?.line ?? "" }
            let part: WritableKeyPath<Symbol, String> =
                switch words[0] {
                case "inside": \.inside
                case "cut": \.cut
                case "cutInside": \.cutInside
                default: \.line
                }
            symbols[name, default: Symbol()][keyPath: part] += notation + " "
        }
        return symbols
    }

    private static let inCircles = """
        arrow.down arrow.left arrow.right arrow.up bell bolt checkmark chevron.down chevron.left chevron.right
        chevron.up ellipsis exclamationmark heart info minus pause pencil person play plus questionmark star stop
        xmark
        """

    private static let inSquares = """
        checkmark heart minus plus star xmark
        """

    private static let text = """
        airplane
          inside M 21.5 12 C 21.5 10.8 20 10.5 18.5 10.5 L 14.5 10.5 L 9.7 3.2 L 7.6 3.2 L 10 10.5 L 6 10.5 L 4 8
          inside L 2.5 8 L 3.6 12 L 2.5 16 L 4 16 L 6 13.5 L 10 13.5 L 7.6 20.8 L 9.7 20.8 L 14.5 13.5 L 18.5 13.5
          inside C 20 13.5 21.5 13.2 21.5 12 Z
        arrow.clockwise
          line A 12 13 7.5 -20 290 M 10.5 7.6 L 14.6 5.95 L 12.5 2.1
        arrow.counterclockwise
          line A 12 13 7.5 -110 200 M 13.5 7.6 L 9.4 5.95 L 11.5 2.1
        arrow.down
          line M 12 4 L 12 20 M 5 13 L 12 20 L 19 13
        arrow.left
          line M 20 12 L 4 12 M 11 5 L 4 12 L 11 19
        arrow.right
          line M 4 12 L 20 12 M 13 5 L 20 12 L 13 19
        arrow.up
          line M 12 20 L 12 4 M 5 11 L 12 4 L 19 11
        arrow.uturn.backward
          line M 8 5 L 3.5 9.5 L 8 14 M 3.5 9.5 L 15 9.5 C 18 9.5 20.5 11.8 20.5 14.5
          line C 20.5 17.2 18 19.5 15 19.5 L 9 19.5
        arrow.uturn.forward
          line M 16 5 L 20.5 9.5 L 16 14 M 20.5 9.5 L 9 9.5 C 6 9.5 3.5 11.8 3.5 14.5
          line C 3.5 17.2 6 19.5 9 19.5 L 15 19.5
        bell
          line M 4.5 17.5 C 6.3 16 6.8 14 6.8 10.5 C 6.8 7 9 4.8 12 4.8 C 15 4.8 17.2 7 17.2 10.5 C 17.2 14 17.7
          line 16 19.5 17.5 Z M 9.8 20.3 C 10.6 21.4 13.4 21.4 14.2 20.3
        bell.fill
          line of bell
          inside same
        bolt
          line M 13.5 2.5 L 5 13.5 L 11 13.5 L 10 21.5 L 19 10 L 12.8 10 Z
        bolt.fill
          line of bolt
          inside same
        bookmark
          line M 6 3.5 L 18 3.5 L 18 20.5 L 12 15.8 L 6 20.5 Z
        bookmark.fill
          line of bookmark
          inside same
        calendar
          line R 3.5 5 17 15.5 2.5 M 3.5 10 L 20.5 10 M 8 3 L 8 6.6 M 16 3 L 16 6.6
        camera
          line R 2.5 6.5 19 13.5 2.5 O 12 13.2 3.8 M 8 6.5 L 9.5 4 L 14.5 4 L 16 6.5
        camera.fill
          line R 2.5 6.5 19 13.5 2.5 M 8 6.5 L 9.5 4 L 14.5 4 L 16 6.5
          inside R 2.5 6.5 19 13.5 2.5 M 8 6.5 L 9.5 4 L 14.5 4 L 16 6.5 Z
          cut O 12 13.2 3.8
        cart
          line M 2.5 4 L 5.5 4 L 8 15.5 L 18.5 15.5 L 20.5 7.5 L 6.3 7.5
          inside O 9.5 19.5 1.6 O 17 19.5 1.6
        checkmark
          line M 4.5 13 L 10 18.5 L 19.5 6
        chevron.down
          line M 5 8.5 L 12 15.5 L 19 8.5
        chevron.left
          line M 15 5 L 8 12 L 15 19
        chevron.right
          line M 9 5 L 16 12 L 9 19
        chevron.up
          line M 5 15.5 L 12 8.5 L 19 15.5
        circle
          line O 12 12 9.2
        circle.fill
          line of circle
          inside same
        clock
          line O 12 12 9.2 M 12 6.8 L 12 12.4 L 15.8 14.4
        clock.fill
          line O 12 12 9.2
          inside same
          cut M 12 6.8 L 12 12.4 L 15.8 14.4
        cloud
          line M 7 18.5 C 2 18.5 2 12 6.5 11.5 C 6.5 5.5 14.5 4.5 16 10 C 21.5 9.5 21.5 18.5 17 18.5 Z
        cloud.fill
          line of cloud
          inside same
        creditcard
          line R 3 5.5 18 13 2.5 M 3 10 L 21 10 M 6.5 14.5 L 10 14.5
        doc
          line M 5.8 3 L 13.5 3 L 18.5 8 L 18.5 21 L 5.8 21 Z M 13.5 3 L 13.5 8 L 18.5 8
        ellipsis
          inside O 4.6 12 1.9 O 12 12 1.9 O 19.4 12 1.9
        envelope
          line R 2.5 5 19 14 2.2 M 3.2 7 L 12 13.8 L 20.8 7
        envelope.fill
          line R 2.5 5 19 14 2.2
          inside same
          cut M 4 8 L 12 13.8 L 20 8
        exclamationmark
          line M 12 4 L 12 14.2
          inside O 12 19 1.7
        exclamationmark.triangle
          line M 12 3.8 L 21.5 20 L 2.5 20 Z M 12 9.8 L 12 13.8
          inside O 12 16.9 1.2
        exclamationmark.triangle.fill
          line M 12 3.8 L 21.5 20 L 2.5 20 Z
          inside same
          cut M 12 9.8 L 12 13.8
          cutInside O 12 17 1.3
        eye
          line M 2 12 C 6 5.5 18 5.5 22 12 C 18 18.5 6 18.5 2 12 Z O 12 12 3
        eye.fill
          line M 2 12 C 6 5.5 18 5.5 22 12 C 18 18.5 6 18.5 2 12 Z
          inside same
          cutInside O 12 12 3
        eye.slash
          line M 2 12 C 6 5.5 18 5.5 22 12 C 18 18.5 6 18.5 2 12 Z O 12 12 3 M 4.5 3.5 L 19.5 20.5
        eye.slash.fill
          line of eye
          line M 4.5 3.5 L 19.5 20.5
          inside of eye
          cutInside O 12 12 3
        flag
          line M 6 21 L 6 4.5 C 10 2.5 13 6.5 18.5 4.5 L 18.5 13.5 C 13 15.5 10 11.5 6 13.5
        flag.fill
          line of flag
          inside M 6 4.5 C 10 2.5 13 6.5 18.5 4.5 L 18.5 13.5 C 13 15.5 10 11.5 6 13.5 Z
        folder
          line M 3 19 L 3 5.5 L 9.5 5.5 L 11.5 8 L 21 8 L 21 19 Z
        folder.fill
          line of folder
          inside same
        gear
          line M 18.88 9.87 L 21.23 10.22 L 21.23 13.78 L 18.88 14.13 L 18.37 15.36 L 19.78 17.27 L 17.27 19.78
          line L 15.36 18.37 L 14.13 18.88 L 13.78 21.23 L 10.22 21.23 L 9.87 18.88 L 8.64 18.37 L 6.73 19.78 L
          line 4.22 17.27 L 5.63 15.36 L 5.12 14.13 L 2.77 13.78 L 2.77 10.22 L 5.12 9.87 L 5.63 8.64 L 4.22
          line 6.73 L 6.73 4.22 L 8.64 5.63 L 9.87 5.12 L 10.22 2.77 L 13.78 2.77 L 14.13 5.12 L 15.36 5.63 L
          line 17.27 4.22 L 19.78 6.73 L 18.37 8.64 Z O 12 12 3
        gearshape
          line M 18.88 9.87 L 21.23 10.22 L 21.23 13.78 L 18.88 14.13 L 18.37 15.36 L 19.78 17.27 L 17.27 19.78
          line L 15.36 18.37 L 14.13 18.88 L 13.78 21.23 L 10.22 21.23 L 9.87 18.88 L 8.64 18.37 L 6.73 19.78 L
          line 4.22 17.27 L 5.63 15.36 L 5.12 14.13 L 2.77 13.78 L 2.77 10.22 L 5.12 9.87 L 5.63 8.64 L 4.22
          line 6.73 L 6.73 4.22 L 8.64 5.63 L 9.87 5.12 L 10.22 2.77 L 13.78 2.77 L 14.13 5.12 L 15.36 5.63 L
          line 17.27 4.22 L 19.78 6.73 L 18.37 8.64 Z O 12 12 3
        gearshape.fill
          line M 18.88 9.87 L 21.23 10.22 L 21.23 13.78 L 18.88 14.13 L 18.37 15.36 L 19.78 17.27 L 17.27 19.78
          line L 15.36 18.37 L 14.13 18.88 L 13.78 21.23 L 10.22 21.23 L 9.87 18.88 L 8.64 18.37 L 6.73 19.78 L
          line 4.22 17.27 L 5.63 15.36 L 5.12 14.13 L 2.77 13.78 L 2.77 10.22 L 5.12 9.87 L 5.63 8.64 L 4.22
          line 6.73 L 6.73 4.22 L 8.64 5.63 L 9.87 5.12 L 10.22 2.77 L 13.78 2.77 L 14.13 5.12 L 15.36 5.63 L
          line 17.27 4.22 L 19.78 6.73 L 18.37 8.64 Z
          inside same
          cutInside O 12 12 3.2
        globe
          line O 12 12 9 M 3 12 L 21 12 M 12 3 C 6.5 8 6.5 16 12 21 M 12 3 C 17.5 8 17.5 16 12 21
        heart
          line M 12 20.5 C 5 15.5 2.8 12 2.8 8.6 C 2.8 5.6 5 3.6 7.5 3.6 C 9.4 3.6 11 4.6 12 6.3 C 13 4.6 14.6
          line 3.6 16.5 3.6 C 19 3.6 21.2 5.6 21.2 8.6 C 21.2 12 19 15.5 12 20.5 Z
        heart.fill
          line of heart
          inside same
        house
          line M 2.8 11.8 L 12 3.6 L 21.2 11.8 M 5.3 9.8 L 5.3 20.3 L 18.7 20.3 L 18.7 9.8 M 9.8 20 L 9.8 14 L
          line 14.2 14 L 14.2 20
        house.fill
          line M 12 3.8 L 20.8 11.6 L 18.7 11.6 L 18.7 20.3 L 5.3 20.3 L 5.3 11.6 L 3.2 11.6 Z
          inside same
          cut M 10.8 21 L 10.8 15 L 13.2 15 L 13.2 21
        info
          line M 12 10.5 L 12 19 M 10 10.5 L 12 10.5
          inside O 12 5.8 1.8
        line.3.horizontal
          line M 3.5 6.5 L 20.5 6.5 M 3.5 12 L 20.5 12 M 3.5 17.5 L 20.5 17.5
        list.bullet
          line M 8.8 6 L 21 6 M 8.8 12 L 21 12 M 8.8 18 L 21 18
          inside O 4 6 1.4 O 4 12 1.4 O 4 18 1.4
        lock
          line R 5 10.8 14 9.7 2 M 8 10.8 L 8 8 C 8 2.7 16 2.7 16 8 L 16 10.8
        lock.fill
          line of lock
          inside R 5 10.8 14 9.7 2
        magnifyingglass
          line O 10.3 10.3 6.5 M 15.2 15.2 L 20.8 20.8
        minus
          line M 4 12 L 20 12
        moon
          line M 20 14.5 C 14 17 7.5 11 10.2 4 C 5.5 5.5 2.8 10 4 14.2 C 6 20.8 16.5 22.2 20 14.5 Z
        moon.fill
          line of moon
          inside same
        paperplane
          line M 21 3 L 2.8 10.3 L 10.5 13.5 L 13.7 21.2 Z M 21 3 L 10.5 13.5
        paperplane.fill
          line M 21 3 L 2.8 10.3 L 10.5 13.5 L 13.7 21.2 Z
          inside same
          cut M 19 5 L 10.5 13.5
        pause
          line R 5.8 4.8 3.4 14.4 1 R 14.8 4.8 3.4 14.4 1
        pause.fill
          line of pause
          inside same
        pencil
          line M 4 20 L 5 15.5 L 16 4.5 L 19.5 8 L 8.5 19 Z M 13.5 7 L 17 10.5
        person
          line O 12 7.5 4 M 4.2 20.5 C 4.2 15.5 7.5 13.8 12 13.8 C 16.5 13.8 19.8 15.5 19.8 20.5 Z
        person.fill
          line of person
          inside same
        phone
          line M 6.2 3.5 L 9 3.5 L 10.8 8 L 8.6 9.8 C 9.6 12 12 14.4 14.2 15.4 L 16 13.2 L 20.5 15 L 20.5 17.8 C
          line 20.5 19.3 19.3 20.5 17.8 20.5 C 10.2 20.3 3.7 13.8 3.5 6.2 C 3.5 4.7 4.7 3.5 6.2 3.5 Z
        phone.fill
          line of phone
          inside same
        photo
          line R 2.5 4.5 19 15 2.5 M 3 17.5 L 9 12.5 L 13 16 L 16.5 12 L 21 16.5 O 8 9.3 1
        photo.fill
          line R 2.5 4.5 19 15 2.5
          inside same
          cut M 3.5 17.5 L 9 12.5 L 13 16 L 16.5 12 L 20.5 16
          cutInside O 8 9.3 1.6
        play
          line M 7 4.5 L 19.5 12 L 7 19.5 Z
        play.fill
          line of play
          inside same
        plus
          line M 12 4 L 12 20 M 4 12 L 20 12
        questionmark
          line M 8 8.6 C 8 3.4 16 3.4 16 8.4 C 16 11.6 12 11.6 12 14.8
          inside O 12 19.4 1.7
        sidebar.left
          line R 2.5 4.5 19 15 3 M 9.2 4.5 L 9.2 19.5 M 5 8 L 6.7 8 M 5 11 L 6.7 11
        sidebar.right
          line R 2.5 4.5 19 15 3 M 14.8 4.5 L 14.8 19.5 M 17.3 8 L 19 8 M 17.3 11 L 19 11
        slider.horizontal.3
          line M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18
          inside O 9 6 2.3 O 15.5 12 2.3 O 7.5 18 2.3
        square
          line R 3.5 3.5 17 17 3.5
        square.and.arrow.down
          line M 8.5 8.5 L 5 8.5 L 5 21 L 19 21 L 19 8.5 L 15.5 8.5 M 12 3 L 12 15.6 M 8 11.6 L 12 15.6 L 16
          line 11.6
        square.and.arrow.up
          line M 8.5 9.5 L 5 9.5 L 5 21 L 19 21 L 19 9.5 L 15.5 9.5 M 12 15 L 12 2.8 M 8 6.8 L 12 2.8 L 16 6.8
        square.and.pencil
          line M 12 5 L 4.2 5 L 4.2 20 L 19.2 20 L 19.2 12.5 M 9.5 14.8 L 10.3 11.7 L 18.6 3.4 L 20.9 5.7 L 12.6
          line 14 Z
        square.fill
          line of square
          inside same
        square.grid.2x2
          line R 4 4 6.5 6.5 1.2 R 13.5 4 6.5 6.5 1.2 R 4 13.5 6.5 6.5 1.2 R 13.5 13.5 6.5 6.5 1.2
        star
          line M 12.00 3.00 L 14.53 9.32 L 21.32 9.77 L 16.09 14.13 L 17.76 20.73 L 12.00 17.10 L 6.24 20.73 L
          line 7.91 14.13 L 2.68 9.77 L 9.47 9.32 Z
        star.fill
          line of star
          inside same
        stop
          line R 5 5 14 14 2
        stop.fill
          line of stop
          inside same
        sun.max
          line O 12 12 4.2 M 19.40 12.00 L 21.80 12.00 M 17.23 17.23 L 18.93 18.93 M 12.00 19.40 L 12.00 21.80 M
          line 6.77 17.23 L 5.07 18.93 M 4.60 12.00 L 2.20 12.00 M 6.77 6.77 L 5.07 5.07 M 12.00 4.60 L 12.00
          line 2.20 M 17.23 6.77 L 18.93 5.07
        sun.max.fill
          line of sun.max
          inside O 12 12 4.2
        tag
          line M 4 4 L 11.5 4 L 20.5 13 L 13 20.5 L 4 11.5 Z
          inside O 8 8 1.3
        trash
          line M 4 6.5 L 20 6.5 M 9 6.5 L 9 3.8 L 15 3.8 L 15 6.5 M 6 6.5 L 7 20.5 L 17 20.5 L 18 6.5 M 10 10.2
          line L 10.3 16.8 M 14 10.2 L 13.7 16.8
        trash.fill
          line M 4 6 L 20 6 M 9 6 L 9 3.5 L 15 3.5 L 15 6 M 6.2 9.5 L 7 20.5 L 17 20.5 L 17.8 9.5 Z
          inside M 6.2 9.5 L 7 20.5 L 17 20.5 L 17.8 9.5 Z
        tray
          line M 3 13 L 6 5 L 18 5 L 21 13 L 21 19.5 L 3 19.5 Z M 3 13 L 8.5 13 C 8.5 15.2 9.8 16.4 12 16.4
          line C 14.2 16.4 15.5 15.2 15.5 13 L 21 13
        tray.fill
          line of tray
          inside M 3 13 L 8.5 13 C 8.5 15.2 9.8 16.4 12 16.4 C 14.2 16.4 15.5 15.2 15.5 13 L 21 13 L 21 19.5
          inside L 3 19.5 Z
        wifi
          line M 2.8 9.8 A 12 19 13 225 315 M 5.99 12.99 A 12 19 8.5 225 315 M 8.9 15.9 A 12 19 4.4 225 315
          inside O 12 18.8 1.3
        wifi.slash
          line of wifi
          line M 4.5 3.5 L 19.5 20.5
          inside O 12 18.8 1.3
        xmark
          line M 6 6 L 18 18 M 18 6 L 6 18
        """
}
