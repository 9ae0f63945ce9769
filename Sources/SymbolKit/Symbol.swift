import Foundation

/// A symbol, made of paths in a 24 by 24 square, in the notation of `SymbolPath`. In a filled frame, paths that would
/// be drawn are cleared, and vice versa.
package struct Symbol: Hashable {
    /// The stroked paths.
    var line = ""
    /// The filled paths.
    var inside = ""
    /// The stroked paths that are cleared from the symbol.
    var cut = ""
    /// The filled paths that are cleared from the symbol.
    var cutInside = ""
    /// The scale of the paths around the center of the square.
    var scale: CGFloat = 1
    /// The frame around the paths. `scale` doesn't apply to the frame.
    var frame = Frame.none

    /// The frames that can surround a symbol.
    enum Frame: Hashable {
        case none, circle, disc, square, filledSquare

        /// The name suffixes of the frames.
        static let names: [(end: String, frame: Frame)] = [
            (".circle.fill", .disc), (".circle", .circle), (".square.fill", .filledSquare), (".square", .square),
        ]
    }

    /// The scale of a symbol inside a frame.
    static let framedScale: CGFloat = 0.56

    /// The side of the square in which symbols are designed.
    static let side: CGFloat = 24

    /// Returns the symbol named `name`, if any.
    package static func named(_ name: String) -> Symbol? {
        let name = SymbolTable.otherNames[name] ?? name
        if let symbol = SymbolTable.symbols[name] { return symbol }
        for (end, frame) in Frame.names where name.hasSuffix(end) && SymbolTable.framed.contains(name) {
            let inner = String(name.dropLast(end.count))
            // A frame surrounds the filled form of a symbol, if there is one, because outlines are hard to see there.
            guard var symbol = SymbolTable.symbols[inner + ".fill"] ?? SymbolTable.symbols[inner] else { continue }
            symbol.scale = framedScale
            symbol.frame = frame
            return symbol
        }
        return nil
    }

    /// Returns up to six names with the same first word as `name`, or the first six names if no name has that word.
    package static func names(like name: String) -> [String] {
        func word(_ name: String) -> Substring { name.prefix { $0 != "." } }
        let alike = names.filter { word($0) == word(name) }
        return Array((alike.isEmpty ? names : alike).prefix(6))
    }

    /// The names of all symbols, including framed symbols and aliases, in alphabetical order.
    package static let names =
        (Array(SymbolTable.symbols.keys) + Array(SymbolTable.framed) + SymbolTable.otherNames.keys)
        .filter { named($0) != nil }
        .sorted()
}
