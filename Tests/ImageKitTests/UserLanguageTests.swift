import Testing

@testable import ImageKit

@Suite("The user's languages")
struct UserLanguageTests {
    @Test(
        "The environment names the languages by the rules of gettext",
        arguments: [
            ([:], []), (["LANG": "C.UTF-8"], []), (["LANG": "de_AT.UTF-8@euro"], ["de-AT"]),
            (["LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_FR"], ["fr-FR"]),
            (["LC_ALL": "POSIX", "LANG": "de_DE", "LANGUAGE": "fr"], []),
            (["LC_ALL": "", "LANG": "en_US", "LANGUAGE": "de_CH:fr"], ["de-CH", "fr"]),
        ] as [([String: String], [String])])
    func environment(environment: [String: String], expected: [String]) {
        #expect(UserLanguages.preferred(in: environment) == expected)
    }

    @Test(
        "Localized folders are ranked by the user's languages, then by region",
        arguments: [
            (["de", "en"], ["fr"], []), (["de", "en"], ["de-AT", "en"], ["de", "en"]),
            (["de", "en"], ["en", "de"], ["en", "de"]),
            (["pt-BR", "pt", "pt-PT"], ["pt-PT"], ["pt-PT", "pt", "pt-BR"]),
            (["zh-Hans", "zh-Hant"], ["zh-TW"], ["zh-Hant"]), (["zh-Hans", "zh-Hant"], ["zh-CN"], ["zh-Hans"]),
            (["German", "English"], ["de-DE"], ["German"]), (["de"], [], []),
        ] as [([String], [String], [String])])
    func ranking(languages: [String], preferred: [String], expected: [String]) {
        #expect(UserLanguages.ranked(languages, for: preferred) == expected)
    }
}
