// Shows bones placed by hand for two seconds. Run it with `swift run` in this example's folder.

import Foundation
import SDLKit
import Somo

final class ProfileViewController: UIViewController {
    private let profile = ProfileView()
    private let portrait = UIView(frame: CGRect(x: 24, y: 24, width: 64, height: 64))
    private let nameLabel = UILabel(frame: CGRect(x: 104, y: 44, width: 300, height: 24))

    override func loadView() {
        view = profile
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        portrait.layer.cornerRadius = 32
        profile.addSubview(portrait)
        profile.addSubview(nameLabel)
        profile.beginSomo()
        Task {
            nameLabel.text = await loadName()
            portrait.backgroundColor = .systemTeal
            profile.endSomo()
        }
    }

    /// Simulates a request to a server.
    private func loadName() async -> String {
        try? await Task.sleep(for: .seconds(2))
        return "Ada Lovelace"
    }
}

exit(SDLApplication.run(rootViewController: ProfileViewController()))
