// The loading screen in SwiftCrossUI. It has neither gradients nor animations, so a task makes the bones pulse.
// Usage: People [SECONDS]

import Foundation
import GtkBackend
import SwiftCrossUI

let seconds = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 2
let people = ["Ada Lovelace", "Grace Hopper", "Katherine Johnson", "Hedy Lamarr", "Radia Perlman"]

struct Bone: View {
    var width: Int
    var height: Int
    var brightness: Double

    var body: some View {
        Color(white: brightness).frame(width: width, height: height).cornerRadius(min(4, height / 2))
    }
}

struct PeopleView: View {
    @State var names: [String]?
    @State var phase = 0.0

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                if let names {
                    ForEach(Array(names.enumerated()), id: \.offset) { person in
                        HStack(spacing: 16) {
                            Color(red: 0.19, green: 0.69, blue: 0.78).frame(width: 40, height: 40).cornerRadius(20)
                            VStack(alignment: .leading, spacing: 4) {
                                Text(person.element)
                                Text("Online now")
                            }
                        }
                    }
                } else {
                    let brightness = 0.93 + 0.03 * sin(phase * 2 * .pi / 1.5)
                    ForEach(Array(0..<10), id: \.self) { _ in
                        HStack(spacing: 16) {
                            Color(white: brightness).frame(width: 40, height: 40).cornerRadius(20)
                            VStack(alignment: .leading, spacing: 8) {
                                Bone(width: 180, height: 16, brightness: brightness)
                                Bone(width: 280, height: 12, brightness: brightness)
                            }
                        }
                    }
                }
            }.padding(16).frame(maxWidth: .infinity, alignment: .leading)
        }
        .task {
            let end = Date().addingTimeInterval(seconds)
            while Date() < end {
                try? await Task.sleep(nanoseconds: 16_666_667)
                phase += 1 / 60
            }
            names = people + people
        }
    }
}

@main
struct PeopleApp: App {
    typealias Backend = GtkBackend
    let backend = GtkBackend()

    var body: some Scene {
        WindowGroup("People") { PeopleView() }.defaultSize(width: 480, height: 640)
    }
}
