import CPango

extension FontSources {
    /// The names of all families.
    var familyNames: [String] {
        var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(fontMap, &families, &count)
        defer { g_free(families) }
        return (0..<Int(count)).compactMap { index in
            families?[index].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
        }
    }

    /// Returns the name of the family that Pango actually uses for `font`; `nil` if there are no fonts.
    func familyName(of font: UIFont) -> String? {
        let description = font.makeDescription()
        defer { pango_font_description_free(description) }
        guard let loaded = pango_context_load_font(leftToRight, description) else { return nil }
        defer { g_object_unref(loaded) }
        let found = pango_font_describe(loaded)
        defer { pango_font_description_free(found) }
        return pango_font_description_get_family(found).map { String(cString: $0) }
    }
}
